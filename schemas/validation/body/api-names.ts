import { z } from 'zod'
import { memoise } from '../memoise.ts'
import type { ApiNames } from './parameter-names.ts'

const NAMES = `{
  "documents": *[_type in ["apiOperation", "apiChannel"]]{
    _id,
    "names": [
      ...coalesce(parameters[].name, []), ...coalesce(response[].name, []),
      ...coalesce(topics[].parameters[].name, []), ...coalesce(messages[].fields[].name, [])
    ],
    "values": [
      ...coalesce(parameters[].values[], []), ...coalesce(response[].values[], []),
      ...coalesce(topics[].parameters[].values[], []), ...coalesce(messages[].fields[].values[], []),
      ...coalesce(topics[].pattern, [])
    ]
  },
  "values": *[_type == "enumDefinition"].values[].value,
  "enums": *[_type == "enumDefinition"].name
}`

const texts = z.array(z.string().nullable()).transform((all) => all.filter((one) => one !== null))
const schema = z.object({
  documents: z.array(z.object({ _id: z.string(), names: texts, values: texts })),
  values: texts,
  enums: texts,
})

/** Fields of the envelope of answers and frames, which operations' specifications do not repeat. */
const ENVELOPE =
  'retCode retMsg retExtInfo result time ret_code ret_msg ext_code ext_info reqId req_id connId conn_id success args topic'

/** Specifications change by a sync only, not while a page is written. */
const AGE_MS = 10 * 60_000

/** Returns a value and its dotted parts, such as those of `order.create` or of the topic `publicTrade.{symbol}`. */
const parts = (value: string) => [value, ...value.split('.')]

/** Loads the names of the whole API, once for all checked pages. */
export const apiNames = memoise<ApiNames>(async (client) => {
  const { documents, values, enums } = schema.parse(
    await client.fetch<unknown>(NAMES, {}, { perspective: 'published' }),
  )
  return {
    byDocument: new Map(documents.map(({ _id, names }) => [_id, names])),
    known: new Set([
      ...documents.flatMap(({ names, values: own }) => [...names, ...own.flatMap(parts)]),
      ...values,
      ...enums,
      ...ENVELOPE.split(' '),
    ]),
  }
}, AGE_MS)
