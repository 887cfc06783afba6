import { z } from 'zod'
import { eachOf, localeFields } from '../../../schemas/locales.ts'

const words = z.looseObject(eachOf(localeFields, () => z.string().nullish()))

const entry = z.looseObject({
  _key: z.string(),
  _type: z.string(),
  label: words.nullish(),
  page: z.looseObject({ _ref: z.string() }).nullish(),
  href: z.string().nullish(),
  get items() {
    return z.array(entry).nullish()
  },
})

/** A page, a category or a link of a sidebar, with whatever else its document holds of it. */
export type Entry = z.infer<typeof entry>

/** The keys that lead to an entry from the top of the sidebar: those of its categories, then its own. */
export type EntryPath = readonly string[]

/** Where an entry is: `index` counts among the entries of the category at `parent`, itself not. */
export interface EntryPosition {
  parent: EntryPath
  index: number
}

/** The entries of a sidebar as its document holds them; throws when they have another shape. */
export const parseEntries = (items: unknown): Entry[] => z.array(entry).parse(items ?? [])

export const isCategory = (entry: Entry): boolean => entry._type === 'sidebarCategory'
