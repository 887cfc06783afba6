import { z } from 'zod'
import { HEADING_STYLES } from '../../../blocks/heading-style.ts'
import { partFields } from '../../../blocks/registry.ts'
import { withAnchors } from '../../heading-anchors.ts'
import type { BlockLike } from '../headings-in.ts'
import { memoiseEach } from '../memoise-each.ts'

/** Maximum depth of nested admonitions, folds and tabs in the query. */
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

/** GROQ projections return null for missing fields. */
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

/** The parts of a published page that links to it need. */
export type LinkTarget = z.infer<typeof target>

const HEADING = `_key, _type, style, anchor, aliases,
  "children": select(style in ${JSON.stringify(HEADING_STYLES)} => children[]{text})`
/** Reads the blocks in a block's parts like those of the block itself. */
const BODY = `coalesce(body, ${partFields.map((field) => `${field}[defined(body)].body[]`).join(', ')})`
const inner = (depth: number): string =>
  depth === 0 ? HEADING : `${HEADING}, "body": ${BODY}[]{${inner(depth - 1)}}`

const PATHS = (fields: string) => `${fields}[]{"path": coalesce(path, name)}.path`

/** Anchors of operations, topics, enumerations and error codes derive from their names. */
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

/** Lifetime in ms of a cached page. */
const AGE_MS = 20_000

/** Loads published pages by id; unpublished ones are missing in the result. */
export const linkTargets = memoiseEach<LinkTarget>(async (client, ids) => {
  const found = await client.fetch<unknown>(TARGETS, { ids }, { perspective: 'published' })
  return new Map(
    z
      .array(target)
      .parse(found)
      .map((one) => [one._id, { ...one, ...withAnchors({ en: one.en ?? [] }) }]),
  )
}, AGE_MS)
