import { defineQuery } from 'groq'
import { z } from 'zod'
import { sitemapTag } from '../../config/tags.ts'
import { flag, list } from '../lake/optional-fields.ts'
import { PART } from '../lake/paginate.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'

const LIFE = 'deprecated, "successor": deprecation.successor, "sunset": deprecation.sunset'
const FIELD = `{name, in, required, ${LIFE}, values, enum}`

const life = { deprecated: flag, successor: z.string().nullish(), sunset: z.string().nullish() }

const field = z.object({
  name: z.string(),
  in: z.string().nullish(),
  required: flag,
  ...life,
  values: list(z.string()),
  enum: z.object({ _ref: z.string() }).nullish(),
})

const operation = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  ...life,
  errors: list(z.string()),
  parameters: list(field),
  response: list(field),
})

const channel = z.object({
  id: z.string(),
  stream: z.string(),
  ...life,
  topics: list(z.object({ pattern: z.string(), parameters: list(field) })),
  messages: list(z.object({ direction: z.string(), fields: list(field) })),
})

const enumeration = z.object({ id: z.string(), values: z.array(z.string()) })

const channelPage = z.object({ id: z.string(), path: z.string(), shown: list(z.string()) })

export type SurfaceField = z.infer<typeof field>
export type OperationOfSurface = z.infer<typeof operation>
export type ChannelOfSurface = z.infer<typeof channel>

/** A surface shows a part of every document, so it has the one tag that any publish invalidates. */
const tags = () => [sitemapTag]

const operations = {
  query:
    defineQuery(`*[_type == "apiOperation" && defined(method) && defined(path) && _id > $after] ${PART}{
    "id": _id, method, path, ${LIFE}, errors, parameters[]${FIELD}, response[]${FIELD}
  }`),
  row: operation,
  tags,
}
const channels = {
  query: defineQuery(`*[_type == "apiChannel" && defined(stream) && _id > $after] ${PART}{
    "id": _id, stream, ${LIFE}, topics[]{pattern, parameters[]${FIELD}}, messages[]{direction, fields[]${FIELD}}
  }`),
  row: channel,
  tags,
}
const enums = {
  query: defineQuery(`*[_type == "enumDefinition" && _id > $after] ${PART}{
    "id": _id, "values": values[].value
  }`),
  row: enumeration,
  tags,
}
const channelPages = taggedQuery({
  query: defineQuery(`*[_type == "page" && defined(path.current) &&
    count(body.en[_type == "channel"]) > 0] | order(path.current){
      "id": _id, "path": path.current, "shown": body.en[_type == "channel"].channel._ref
    }`),
  parse: (answer) => z.array(channelPage).parse(answer),
  tags,
})

/** The API's names and facts as stored, without texts. */
export async function fetchSurfaceDocuments(reader: Reader) {
  const [ops, topics, values, pages] = await Promise.all([
    reader.readRows(operations),
    reader.readRows(channels),
    reader.readRows(enums),
    reader.read(channelPages, {}),
  ])
  return {
    operations: ops,
    channels: topics,
    /** By enumeration id. */
    enums: new Map(values.map((each) => [each.id, each.values])),
    /** By channel id, the first page by path. */
    channelPages: new Map(
      pages.toReversed().flatMap(({ path, shown }) => shown.map((id) => [id, path] as const)),
    ),
  }
}
