import { type ObjectAttribute, parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'

/** Content nests without an end: so many lists below each other are looked at. */
const DEEPEST = 5

/** An answer to a query, and what was read of it that no answer has. */
export interface WatchedAnswer {
  answer: unknown
  missed: ReadonlySet<string>
}

/**
 * What the lake could answer to `query` where a document of `model` has all that it may have: each list
 * holds one of each kind.
 */
export function answerOf(query: string, model: SchemaType): WatchedAnswer {
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

/** `value`, which notes what is read of it and is not there. */
function watched(value: object, at: string, missed: Set<string>): object {
  return new Proxy(value, {
    get: (target, name, receiver) => {
      // Promises ask everything whether it is one.
      const isOurs = typeof name === 'string' && name !== 'then'
      if (isOurs && !(name in target)) missed.add(`${at}.${name}`)
      return Reflect.get(target, name, receiver)
    },
  })
}
