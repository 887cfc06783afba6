import { z } from 'zod'
import type { Finder } from './finding.ts'

const lacking = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    title: z.string().nullable(),
    named: z.boolean().nullable(),
    bodied: z.boolean().nullable(),
  }),
)

const LACKS = (list: string, field: string) =>
  `count(${list}[defined(${field}.en) && !defined(${field}.zhTW)]) > 0`

/** By type: what it is called, and whether words within it lack their translation. */
const TYPES: Record<string, { title: string; within: string }> = {
  page: { title: 'title', within: 'count(body.en) > 0 && !(count(body.zhTW) > 0)' },
  changelogEntry: { title: 'title', within: 'defined(body.en) && !defined(body.zhTW)' },
  apiOperation: {
    title: 'summary',
    within: `(defined(description.en) && !defined(description.zhTW)) || ${LACKS('parameters', 'description')} || ${LACKS('response', 'description')}`,
  },
  apiChannel: {
    title: 'summary',
    within: `(defined(description.en) && !defined(description.zhTW)) || ${LACKS('messages', 'title')} || ${LACKS('messages[].fields', 'description')} || ${LACKS('topics[].parameters', 'description')}`,
  },
  enumDefinition: { title: 'title', within: LACKS('values', 'label') },
}

const QUERY = `[${Object.entries(TYPES)
  .map(
    ([type, { title, within }]) => `...*[_type == "${type}"]{
      "id": _id, "type": _type, "title": ${title}.en,
      "named": defined(${title}.zhTW), "bodied": !(${within})
    }[!named || !bodied]`,
  )
  .join(', ')}]`

/** Published documents of which readers of zh-TW see English. */
export const untranslated: Finder = {
  kind: 'untranslated',
  find: async ({ client, say }) =>
    lacking
      .parse(await client.fetch(QUERY, {}, { perspective: 'published' }))
      .map(({ id, type, title, named, bodied }) => ({
        id,
        type,
        title: title ?? id,
        reason: [
          !named && say('reason.title'),
          !bodied && say(type === 'page' ? 'reason.body' : 'reason.words'),
        ]
          .filter(Boolean)
          .join(', '),
      })),
}
