import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type Condition, type Scalar, storedPath } from './condition.ts'

type Sql = { text: string; values: (string | number)[] }
type Looked = Extract<Condition, { kind: 'field' | 'reference' }>
type After = Extract<Condition, { kind: 'idAfter' }>

/** The fewest first: what an index finds at once, before what a whole type has. */
function cost(condition: Condition): number {
  switch (condition.kind) {
    case 'id':
      return 0
    case 'field':
      return condition.field === '_type' ? 4 : 1
    case 'reference':
      return 2
    case 'or':
      return Math.max(3, ...condition.parts.map(cost))
    case 'and':
      return Math.min(9, ...condition.parts.map(cost))
    case 'idPrefix':
      return 5
    case 'idAfter':
      return 6
  }
}

const isLooked = (condition: Condition): condition is Looked =>
  condition.kind === 'field' || condition.kind === 'reference'

const isAfter = (condition: Condition): condition is After => condition.kind === 'idAfter'

const conjuncts = (condition: Condition): readonly Condition[] =>
  condition.kind === 'and' ? condition.parts.flatMap(conjuncts) : [condition]

/** Ids are told exactly: a filter need not ask for them again. */
function commonIds(first: Condition & { kind: 'id' }, others: Condition[]): Condition {
  const sets = others.flatMap((other) => (other.kind === 'id' ? [new Set(other.ids)] : []))
  return { kind: 'id', ids: first.ids.filter((id) => sets.every((ids) => ids.has(id))) }
}

const bound = (value: Scalar) => (typeof value === 'boolean' ? Number(value) : value)

function anyOf(values: readonly Scalar[]): Sql {
  if (values.length === 1) return { text: '= ?', values: values.map(bound) }
  return { text: 'IN (SELECT value FROM json_each(?))', values: [JSON.stringify(values)] }
}

function tableOf(condition: Looked): { table: string; id: string; where: Sql } {
  if (condition.kind === 'field') {
    const { text, values } = anyOf(condition.values)
    const where = {
      text: `field = ? AND value ${text}`,
      values: [storedPath(condition.field), ...values],
    }
    return { table: 'document_fields', id: 'id', where }
  }
  const { text, values } = anyOf(condition.targets)
  return { table: 'document_references', id: 'source', where: { text: `target ${text}`, values } }
}

function lookUp(condition: Looked, others: Condition[]): Sql {
  const { table, id, where } = tableOf(condition)
  const rest = others.filter(isLooked).map((other) => {
    const also = tableOf(other)
    return {
      text: ` AND EXISTS (SELECT 1 FROM ${also.table} AS also WHERE also.${also.id} = found.${id} AND ${also.where.text})`,
      values: also.where.values,
    }
  })
  const after = others.filter(isAfter)
  const later = after.map(() => ` AND found.${id} > ?`)
  return {
    text: `SELECT DISTINCT found.${id} AS id FROM ${table} AS found WHERE ${where.text}${rest.map(({ text }) => text).join('')}${later.join('')} ORDER BY 1`,
    values: [
      ...where.values,
      ...rest.flatMap(({ values }) => values),
      ...after.map((each) => each.after),
    ],
  }
}

/** Characters of a statement that is kept: with its plan, it takes several times its text. */
const LONGEST_KEPT = 10_000

/** Finds ids of documents by conditions, in order of id. */
export class IdSelector {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  all(): string[] {
    return this.#run({ text: 'SELECT id FROM document_keys ORDER BY id', values: [] })
  }

  /** All documents that fulfil the condition, and perhaps others. An id may not exist. */
  matching(condition: Condition): string[] {
    switch (condition.kind) {
      case 'id':
        return [...new Set(condition.ids)].sort()
      case 'idPrefix':
        return this.#withPrefix(condition.prefix)
      case 'idAfter':
        return this.#after(condition.after)
      case 'or':
        return [...new Set(condition.parts.flatMap((part) => this.matching(part)))].sort()
      case 'and':
        return this.#matchingAll(condition.parts)
      default:
        return this.#run(lookUp(condition, []))
    }
  }

  #matchingAll(parts: readonly Condition[]): string[] {
    const [first, ...others] = parts.flatMap(conjuncts).sort((a, b) => cost(a) - cost(b))
    if (!first) return this.all()
    if (first.kind === 'id') return this.matching(commonIds(first, others))
    if (!isLooked(first)) return this.matching(first)
    return this.#run(lookUp(first, others))
  }

  #withPrefix(prefix: string): string[] {
    const text = 'SELECT id FROM document_keys WHERE id >= ? AND id < ? ORDER BY id'
    return this.#run({ text, values: [prefix, `${prefix}\u{10ffff}`] })
  }

  #after(id: string): string[] {
    const text = 'SELECT id FROM document_keys WHERE id > ? ORDER BY id'
    return this.#run({ text, values: [id] })
  }

  #run({ text, values }: Sql): string[] {
    const known = this.#statements.get(text)
    const statement = known ?? this.#database.prepare(text)
    statement.setReturnArrays(true)
    const isKept = this.#statements.size < 200 && text.length <= LONGEST_KEPT
    if (!known && isKept) this.#statements.set(text, statement)
    // With setReturnArrays a row is an array, which the types do not say.
    return (statement.all(...values) as unknown as [string][]).map(([id]) => id)
  }
}
