import { z } from 'zod'
import { CHANGE_KINDS } from '../../../schemas/changes/kinds.ts'
import { CHANGE_RULE_NAMES } from '../../../schemas/changes/rules.ts'
import type { Locale } from '../../config/locales.ts'
import { changelogPath, pageHref } from '../../config/paths.ts'
import type { ChangelogEntry } from '../../content/model/page-data.ts'

const words = z.string()

export const changeFactsSchema = z.strictObject({
  date: z.iso.date(),
  kind: z.enum(CHANGE_KINDS),
  breaking: z.boolean().describe('A client that was right before may fail from then on.'),
  title: words,
  description: words,
  url: z.url().describe('Of the entry of the changelog.'),
  changes: z
    .array(
      z.strictObject({
        rule: z.enum(CHANGE_RULE_NAMES),
        kind: z.enum(CHANGE_KINDS),
        breaking: z.boolean(),
        name: z.string().describe('`GET /v5/market/kline`, or the name of a topic.'),
        part: z.string().optional().describe('Which of its topics, messages, limits, permissions.'),
        field: z.string().optional().describe('`list[].symbol`'),
        value: z.string().optional(),
        when: z.string().optional().describe('In which case: `accountType=UNIFIED`.'),
        before: z.string().optional(),
        after: z.string().optional(),
      }),
    )
    .describe('What exactly changed; none where the words say all.'),
})

export type ChangeFacts = z.infer<typeof changeFactsSchema>

export function changeFacts(entry: ChangelogEntry, locale: Locale, origin: string): ChangeFacts {
  const { path = changelogPath, anchor, date, kind, breaking, title, body, changes } = entry
  return {
    ...{ date, kind, breaking },
    title: title.text,
    description: body.text,
    url: `${origin}${pageHref(path, locale, anchor)}`,
    changes: changes.map(({ key: _, text: __, subject: ___, users: ____, ...facts }) => facts),
  }
}
