import { z } from 'zod'
import { apiChangeOf } from '../../schemas/changes/api-change.ts'
import { CHANGE_KINDS } from '../../schemas/changes/kinds.ts'
import { CHANGE_RULE_NAMES, requiresValue } from '../../schemas/changes/rules.ts'
import { changelogId, pageId } from '../../schemas/ids.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { localised, reference } from './documents.ts'
import { words } from './words.ts'

const fact = z.strictObject({
  rule: z.enum(CHANGE_RULE_NAMES),
  /** Id of the operation, topic, enumeration or group of error codes. */
  of: z.string().min(1),
  name: z.string().min(1),
  part: z.string().optional(),
  field: z.string().optional(),
  value: z.string().optional(),
  /** Case in which the change applies: `accountType=UNIFIED`. */
  when: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
})

const change = fact.superRefine(({ rule, name, field = '', before, after }, context) => {
  if (!requiresValue(rule) || before !== undefined || after !== undefined) return
  context.addIssue({
    code: 'custom',
    message: `${rule} of ${name} ${field} says neither what was before nor what is after. Give it one of them.`,
  })
})

const entry = z.strictObject({
  /** With the date, it makes the id and so the anchor. */
  name: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens only'),
  date: z.iso.date(),
  kind: z.enum(CHANGE_KINDS),
  title: words,
  body: words,
  pages: z.array(z.string()).min(1),
  /** The exact changes, recorded by a sync of the specifications or a writer; they make an entry breaking. */
  changes: z.array(change).optional(),
})

export const changelogFile = z.array(entry)

export function changelogDocument({
  name,
  date,
  kind,
  title,
  body,
  pages,
  changes,
}: z.infer<typeof entry>) {
  return {
    _id: changelogId(`${date}-${name}`),
    _type: 'changelogEntry',
    date,
    kind,
    title: localised(title),
    body: { ...localised(body), _type: 'localeText' },
    pages: pages.map((path) => ({ ...reference(pageId(path)), _key: textHash(path) })),
    ...(changes && { changes: changes.map(({ of, ...fact }) => apiChangeOf(of, fact)) }),
  }
}
