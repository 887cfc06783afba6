import { operationId } from '../../schemas/ids.ts'
import type { Deprecation, SpecDocument, SpecField } from './types.ts'

/** `GET /v5/market/kline`, or one of its parameters or fields: `GET /v5/market/kline list[][0]`. */
const CALL = /^(GET|POST|PUT|PATCH|DELETE) (\/\S+)(?: (\S+))?$/

/**
 * Resolves the successors that `documents` name: an operation or one of its fields, a topic, or a field or value beside
 * the deprecated one. Throws when a successor is none of these.
 */
export function resolveSuccessors(documents: readonly SpecDocument[]): SpecDocument[] {
  const known = new Map(documents.map((document) => [document._id, document]))
  const topics = new Map(
    documents.flatMap((document) =>
      document._type === 'apiChannel'
        ? document.topics.map(({ pattern }) => [pattern, document._id] as const)
        : [],
    ),
  )

  /** `beside` are the names in the same list as the deprecated field. */
  function resolved(life: Deprecation, beside: readonly string[], whose: string): Deprecation {
    const { successor } = life
    if (successor === undefined || beside.includes(successor)) return life
    const [, method, path, field] = CALL.exec(successor) ?? []
    const id = method && path ? operationId(method, path) : topics.get(successor)
    const found = known.get(id ?? '')
    const isThere =
      found?._type === 'apiChannel' ||
      (found?._type === 'apiOperation' &&
        (!field || names([...found.parameters, ...found.response]).includes(field)))
    if (found && isThere) return { ...life, replacedBy: { _type: 'reference', _ref: found._id } }
    throw new Error(
      `The successor of ${whose} is "${successor}", which is no operation, topic, or name beside it. Write it as "GET /v5/market/time", "GET /v5/market/time timeNano", "tickers.{symbol}", or as the name in the same list.`,
    )
  }

  const listed = (fields: readonly SpecField[], whose: string): SpecField[] =>
    fields.map((field) => {
      const name = `${whose} ${field.path}`
      const { deprecation, deprecatedValues } = field
      return {
        ...field,
        ...(deprecation && { deprecation: resolved(deprecation, names(fields), name) }),
        ...(deprecatedValues && {
          deprecatedValues: deprecatedValues.map((one) => ({
            ...one,
            deprecation: resolved(one.deprecation, field.values ?? [], `${name} ${one.value}`),
          })),
        }),
      }
    })

  return documents.map((document): SpecDocument => {
    if (document._type === 'apiOperation') {
      const { method, path, deprecation, parameters, response } = document
      const whose = `${method} ${path}`
      return {
        ...document,
        ...(deprecation && { deprecation: resolved(deprecation, [], whose) }),
        parameters: listed(parameters, whose),
        response: listed(response, whose),
      }
    }
    if (document._type === 'apiChannel') {
      const { name, deprecation, messages } = document
      return {
        ...document,
        ...(deprecation && { deprecation: resolved(deprecation, [], name) }),
        messages: messages.map((message) => ({ ...message, fields: listed(message.fields, name) })),
      }
    }
    if (document._type === 'enumDefinition') {
      const { name, values } = document
      const all = values.map(({ value }) => value)
      return {
        ...document,
        values: values.map(({ deprecation, ...one }) => ({
          ...one,
          ...(deprecation && { deprecation: resolved(deprecation, all, `${name} ${one.value}`) }),
        })),
      }
    }
    return document
  })
}

const names = (fields: readonly SpecField[]): string[] =>
  fields.flatMap(({ name, path }) => [name, path])
