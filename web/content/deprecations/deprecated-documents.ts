import { defineQuery } from 'groq'
import { z } from 'zod'
import { sitemapTag } from '../../config/tags.ts'
import { flag, list } from '../lake/optional-fields.ts'
import { PART } from '../lake/paginate.ts'
import type { Reader } from '../lake/reader.ts'
import { storedDeprecation } from '../reference/stored-deprecation.ts'

const GONE = '[deprecated == true || count(deprecatedValues) > 0]'
const FIELDS = `${GONE}{name, deprecated, deprecation, deprecatedValues}`

const life = storedDeprecation.nullish()
const field = z.object({
  name: z.string(),
  deprecated: flag,
  deprecation: life,
  deprecatedValues: list(z.object({ value: z.string(), deprecation: storedDeprecation })),
})
const operation = z.object({
  id: z.string(),
  _updatedAt: z.string(),
  method: z.string(),
  path: z.string(),
  deprecated: flag,
  deprecation: life,
  parameters: list(field),
  response: list(field),
})
const channel = z.object({
  id: z.string(),
  _updatedAt: z.string(),
  topics: z.array(z.string()),
  deprecated: flag,
  deprecation: life,
  fields: list(field),
})
const enumeration = z.object({
  id: z.string(),
  _updatedAt: z.string(),
  name: z.string(),
  values: list(z.object({ value: z.string(), deprecation: storedDeprecation })),
})

export type DeprecatedField = z.infer<typeof field>

/** The list shows a part of every document, so it has the one tag that any publish invalidates. */
const tags = () => [sitemapTag]

const operations = {
  query:
    defineQuery(`*[_type == "apiOperation" && removed != true && _id > $after && (deprecated == true ||
    count(parameters${GONE}) > 0 || count(response${GONE}) > 0)] ${PART}{
    "id": _id, _updatedAt, method, path, deprecated, deprecation, parameters${FIELDS}, response${FIELDS}
  }`),
  row: operation,
  tags,
}
const channels = {
  query:
    defineQuery(`*[_type == "apiChannel" && removed != true && _id > $after && (deprecated == true ||
    count(messages[].fields${GONE}) > 0)] ${PART}{
    "id": _id, _updatedAt, "topics": topics[].pattern, deprecated, deprecation, "fields": messages[].fields${FIELDS}
  }`),
  row: channel,
  tags,
}
const enumerations = {
  query: defineQuery(`*[_type == "enumDefinition" && removed != true && _id > $after &&
    count(values[defined(deprecation)]) > 0] ${PART}{
    "id": _id, _updatedAt, name, "values": values[defined(deprecation)]{value, deprecation}
  }`),
  row: enumeration,
  tags,
}

/** The operations, channels and enumerations that are deprecated or have deprecated parts. */
export async function fetchDeprecated(reader: Reader) {
  const [ofOperations, ofChannels, ofEnums] = await Promise.all([
    reader.readRows(operations),
    reader.readRows(channels),
    reader.readRows(enumerations),
  ])
  return { operations: ofOperations, channels: ofChannels, enumerations: ofEnums }
}
