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

/** A page, category or link of a sidebar, with all other fields of its stored object. */
export type Entry = z.infer<typeof entry>

/** The keys of an entry's categories from the top of the sidebar, then the entry's own key. */
export type EntryPath = readonly string[]

/** Position of an entry: `index` counts the other entries of the category at `parent`. */
export interface EntryPosition {
  parent: EntryPath
  index: number
}

/** Parses the stored entries of a sidebar; throws if they have another shape. */
export const parseEntries = (items: unknown): Entry[] => z.array(entry).parse(items ?? [])

export const isCategory = (entry: Entry): boolean => entry._type === 'sidebarCategory'
