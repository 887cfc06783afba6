import { type ObjectAttribute, parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'

/** Most nested lists in an answer, as content may nest without an end. */
const DEEPEST = 5

/** An answer to a query, and the fields that were read although no answer has them. */
export interface AnswerWithMissedFields {
  answer: unknown
  missed: ReadonlySet<string>
}

/**
 * A possible answer to `query` when a document of `model` has every field; each list contains one item of each kind.
 */
export function answerOf(query: string, model: SchemaType): AnswerWithMissedFields {
  const missed = new Set<string>()
  const types = new Map(
    model.flatMap((one) => (one.type === 'type' ? [[one.name, one.value] as const] : [])),
  )
  const resolved = (type: TypeNode): TypeNode =>
    type.type === 'inline' ? (types.get(type.name) ?? { type: 'unknown' }) : type

  function make(given: TypeNode, at: string, lists: number): unknown {
    const type = resolved(given)
    if (type.type === 'array') {
      const kinds = kindsOf(type.of)
      return lists === DEEPEST ? [] : kinds.map((kind) => make(kind, `${at}[]`, lists + 1))
    }
    if (type.type === 'union') return make(kindsOf(type)[0] ?? { type: 'null' }, at, lists)
    if (type.type === 'object') {
      const entries = Object.entries(attributesOf(type))
      const made = entries.map(([name, { value }]) => [name, make(value, `${at}.${name}`, lists)])
      return watched(Object.fromEntries(made), at, missed)
    }
    if (type.type === 'string') return type.value ?? 'https://example.com'
    if (type.type === 'number') return type.value ?? 1
    return type.type === 'boolean' ? (type.value ?? true) : null
  }

  const attributesOf = (given: TypeNode | undefined): Record<string, ObjectAttribute> => {
    const type = given && resolved(given)
    return type?.type === 'object' ? { ...attributesOf(type.rest), ...type.attributes } : {}
  }

  return { answer: make(typeEvaluate(parse(query), model), '', 0), missed }
}

const kindsOf = (type: TypeNode): TypeNode[] =>
  (type.type === 'union' ? type.of : [type]).filter((kind) => kind.type !== 'null')

/** A proxy of `value` that records reads of missing fields. */
function watched(value: object, at: string, missed: Set<string>): object {
  return new Proxy(value, {
    get: (target, name, receiver) => {
      // Promises check any value for `then`.
      const isOurs = typeof name === 'string' && name !== 'then'
      if (isOurs && !(name in target)) missed.add(`${at}.${name}`)
      return Reflect.get(target, name, receiver)
    },
  })
}
