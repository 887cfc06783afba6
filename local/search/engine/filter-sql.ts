import { HttpError } from '../http/http-error.ts'
import { type Collection, jsonPath, sqlText } from '../store/collection.ts'
import { type IndexField, isArray, isNumeric, isText } from '../store/schema.ts'
import {
  type Filter,
  type FilterValue,
  type Operator,
  parseFilter,
  unsupportedFilter,
} from './filter.ts'

/** A condition on the documents table `d`, with the values of its placeholders. */
export interface Condition {
  sql: string
  values: (string | number)[]
}

const EVERYTHING: Condition = { sql: '1', values: [] }
const MAX_RANGES = 200

/** The condition for a `filter_by`; an empty one selects everything. */
export function filterCondition(collection: Collection, source: string): Condition {
  return source.trim() ? compile(collection, parseFilter(source)) : EVERYTHING
}

function compile(collection: Collection, filter: Filter): Condition {
  if (filter.kind !== 'test') {
    return joined(
      filter.parts.map((part) => compile(collection, part)),
      filter.kind === 'and' ? ' AND ' : ' OR ',
    )
  }
  const { field, operator, values } = filter
  const condition = test(collection, field, operator, values)
  // A document without the field is unequal to any value, so NULL counts as "not equal".
  return operator === ':!='
    ? { sql: `NOT coalesce(${condition.sql}, 0)`, values: condition.values }
    : condition
}

function test(
  collection: Collection,
  name: string,
  operator: Operator,
  values: readonly FilterValue[],
): Condition {
  const field = collection.field(name)
  if (!field) {
    throw new HttpError(404, `Could not find a filter field named \`${name}\` in the schema.`)
  }
  if (!field.index) throw new HttpError(400, `Cannot filter on non-indexed field \`${name}\`.`)
  if (isText(field) && operator === ':') throw unsupportedFilter(`\`${name}:\` of a text`)
  if (!isArray(field)) return equals(field, collection.valueSql(field), values)
  const inner = equals(field, 'item.value', values)
  return {
    sql: `EXISTS (SELECT 1 FROM json_each(d.doc, ${sqlText(jsonPath(name))}) AS item WHERE ${inner.sql})`,
    values: inner.values,
  }
}

/** Whether a value (SQL) equals one of the values, ignoring case, or lies in one of the ranges. */
function equals(field: IndexField, plain: string, values: readonly FilterValue[]): Condition {
  const sql = isText(field) ? `${plain} COLLATE NOCASE` : plain
  const equal: (string | number)[] = []
  const ranges: Condition[] = []
  for (const value of values) {
    if ('from' in value) {
      const ends = [number(field, value.from), number(field, value.to)]
      ranges.push({ sql: `${sql} BETWEEN ? AND ?`, values: ends })
    } else equal.push(literal(field, value.text))
  }
  // SQLite nests a chain of ORs, and refuses deep nesting.
  if (ranges.length > MAX_RANGES)
    throw new HttpError(400, `Filter field \`${field.name}\` has more than ${MAX_RANGES} ranges.`)
  const list: Condition = {
    sql: `${sql} IN (SELECT value FROM json_each(?))`,
    values: [JSON.stringify(equal)],
  }
  return joined([...(equal.length > 0 ? [list] : []), ...ranges], ' OR ')
}

/** A filter value in the field's SQL type; throws 400 for another type. */
function literal(field: IndexField, text: string): string | number {
  if (isNumeric(field)) return number(field, text)
  if (!field.type.startsWith('bool')) return text
  if (text !== 'true' && text !== 'false') {
    throw new HttpError(
      400,
      `Value of filter field \`${field.name}\`: must be \`true\` or \`false\`.`,
    )
  }
  return text === 'true' ? 1 : 0
}

/** A filter value as a number; throws 400 otherwise. */
function number(field: IndexField, text: string): number {
  const value = Number(text)
  if (!isNumeric(field) || text.trim() === '' || !Number.isFinite(value)) {
    throw new HttpError(
      400,
      `Error with filter field \`${field.name}\`: Not a number: \`${text.slice(0, 100)}\`.`,
    )
  }
  return value
}

function joined(parts: readonly Condition[], by: ' AND ' | ' OR '): Condition {
  return {
    sql: `(${parts.map((part) => part.sql).join(by)})`,
    values: parts.flatMap((part) => part.values),
  }
}
