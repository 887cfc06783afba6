import { newId } from '../../enhancements/new-id.ts'
import { type Fresh, type FreshFields, freshFields } from '../../samples/fresh.ts'
import {
  isObject,
  JsonNumber,
  type JsonValue,
  parseJson,
  printJson,
} from '../../samples/json-value.ts'
import type { ConsoleData } from './console-data.ts'

/** `data` with generated identifiers and times in its bodies, as the API would refuse those of the page. */
export function withFreshExamples(data: ConsoleData): ConsoleData {
  const fields = freshFields(data.sampledFields)
  if (fields.size === 0) return data
  const bodies = new Map(
    data.examples
      .filter(({ language }) => language === 'json')
      .map(({ code }) => [code, printJson(renewed(parseJson(code), fields))]),
  )
  const textOf = (text: string) => bodies.get(text) ?? text
  const { operation } = data
  const { body } = operation.request
  const contents = body?.contents.map((content) => ({
    ...content,
    examples: content.examples.map((one) => ({ ...one, value: textOf(one.value) })),
  }))
  return {
    ...data,
    examples: data.examples.map((one) => ({ ...one, code: textOf(one.code) })),
    operation: {
      ...operation,
      request: { ...operation.request, ...(body && contents && { body: { ...body, contents } }) },
    },
  }
}

function renewed(value: JsonValue, fields: FreshFields): JsonValue {
  if (Array.isArray(value)) return value.map((one) => renewed(one, fields))
  if (!isObject(value)) return value
  return new Map(
    [...value].map(([name, one]) => {
      const kind = fields.get(name)
      return [name, kind ? make[kind]() : renewed(one, fields)]
    }),
  )
}

const make: Readonly<Record<Fresh, () => JsonValue>> = {
  uuid: () => newId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  id: newId,
  now: () => new JsonNumber(String(Date.now())),
}
