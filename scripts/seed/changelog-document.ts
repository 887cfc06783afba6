import { z } from 'zod'
import { CHANGE_KINDS } from '../../schemas/changes/kinds.ts'
import { changelogId, pageId } from '../../schemas/ids.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { localised, reference } from './documents.ts'
import { words } from './words.ts'

const entry = z.strictObject({
  /** With the date it makes the id, and so the anchor. */
  name: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens only'),
  date: z.iso.date(),
  kind: z.enum(CHANGE_KINDS),
  title: words,
  body: words,
  pages: z.array(z.string()).min(1),
})

export const changelogFile = z.array(entry)

export function changelogDocument({ name, date, kind, title, body, pages }: z.infer<typeof entry>) {
  return {
    _id: changelogId(`${date}-${name}`),
    _type: 'changelogEntry',
    date,
    kind,
    title: localised(title),
    body: { ...localised(body), _type: 'localeText' },
    pages: pages.map((path) => ({ ...reference(pageId(path)), _key: textHash(path) })),
  }
}
