import { z } from 'zod'
import { HEADING_STYLES } from '../../../blocks/heading-style.ts'
import { partFields } from '../../../blocks/registry.ts'
import { withAnchors } from '../../heading-anchors.ts'
import type { BlockLike } from '../headings-in.ts'
import { memoisedEach } from '../memoised-each.ts'

/** Notes, folds and tabs in each other that are looked into. */
const DEEPEST = 3

const names = z.array(z.string().nullable()).nullable()
const shown = z.object({
  name: z.string().nullable(),
  parameters: names,
  response: names,
  messages: z.array(z.object({ name: z.string(), fields: names })).nullable(),
  anchor: z.string().nullable(),
  values: names,
  codes: names,
})

export type TargetBlock = BlockLike & { shown?: z.infer<typeof shown> | null }

/** A GROQ projection leaves out nothing: what a block does not have is null. */
const absent = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined)

const block: z.ZodType<TargetBlock> = z.lazy(() =>
  z.object({
    _key: z.string(),
    _type: z.string(),
    style: absent(z.string()),
    children: absent(z.array(z.object({ text: absent(z.string()) }))),
    anchor: absent(z.string()),
    aliases: absent(z.array(z.string())),
    body: absent(z.array(block)),
    shown: absent(shown),
  }),
) as z.ZodType<TargetBlock>

const target = z.object({
  _id: z.string(),
  title: z.string().nullable(),
  en: z.array(block).nullable(),
})

/** A published page as far as links to it are concerned. */
export type LinkTarget = z.infer<typeof target>

const HEADING = `_key, _type, style, anchor, aliases,
  "children": select(style in ${JSON.stringify(HEADING_STYLES)} => children[]{text})`
/** What is in the parts of a block, as if in the block itself. */
const BODY = `coalesce(body, ${partFields.map((field) => `${field}[defined(body)].body[]`).join(', ')})`
const inner = (depth: number): string =>
  depth === 0 ? HEADING : `${HEADING}, "body": ${BODY}[]{${inner(depth - 1)}}`

const PATHS = (fields: string) => `${fields}[]{"path": coalesce(path, name)}.path`

/** What operations, topics, enumerations and error codes bring of anchors is made of their names. */
const TARGETS = `*[_type == "page" && _id in $ids]{
  _id, "title": title.en,
  "en": body.en[]{
    ${inner(DEEPEST)},
    "shown": coalesce(operation, channel, enum, errors)->{
      "name": coalesce(operationId, name),
      "parameters": coalesce(${PATHS('parameters')}, ${PATHS('topics[].parameters')}),
      "response": ${PATHS('response')},
      "messages": messages[]{name, "fields": ${PATHS('fields')}},
      anchor,
      "values": values[].value,
      "codes": codes[].code
    }
  }
}`

/** How long a page is taken to be as it was. */
const AGE_MS = 20_000

/** The published pages with these ids, by id; those that are not published are not in it. */
export const linkTargets = memoisedEach<LinkTarget>(async (client, ids) => {
  const found = await client.fetch<unknown>(TARGETS, { ids }, { perspective: 'published' })
  return new Map(
    z
      .array(target)
      .parse(found)
      .map((one) => [one._id, { ...one, ...withAnchors({ en: one.en ?? [] }) }]),
  )
}, AGE_MS)
