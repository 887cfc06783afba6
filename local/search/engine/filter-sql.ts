import { HttpError } from '../errors.ts'
import { type Field, isArray, isNumeric, isText } from '../schema.ts'
import { type Collection, jsonPath, sqlText } from '../store/collection.ts'
import { type Filter, type FilterValue, parseFilter } from './filter.ts'

/** A condition over the documents table `d`, with the values for its question marks. */
export interface Condition {
  sql: string
  values: (string | number)[]
}

export const EVERYTHING: Condition = { sql: '1', values: [] }

/** The condition for a `filter_by`, empty meaning everything. */
export function filterCondition(collection: Collection, source: string): Condition {
  return source.trim() ? compile(collection, parseFilter(source)) : EVERYTHING
}

function compile(collection: Collection, filter: Filter): Condition {
  if (filter.kind !== 'test') {
    const parts = filter.parts.map((part) => compile(collection, part))
    return {
      sql: `(${parts.map((part) => part.sql).join(filter.kind === 'and' ? ' AND ' : ' OR ')})`,
      values: parts.flatMap((part) => part.values),
    }
  }
  const { operator, values } = filter
  if (filter.field === 'id') {
    const sql = `d.id IN (${values.map(() => '?').join(', ')})`
    const ids = values.map((value) => ('text' in value ? value.text : ''))
    return { sql: operator === ':!=' ? `NOT ${sql}` : sql, values: ids }
  }
  const field = collection.field(filter.field)
  if (!field) {
    throw new HttpError(
      404,
      `Could not find a filter field named \`${filter.field}\` in the schema.`,
    )
  }
  if (!field.index) {
    throw new HttpError(400, `Cannot filter on non-indexed field \`${filter.field}\`.`)
  }
  if (isText(field) && operator === ':') return matchesWords(collection, field, values)
  const parts = values.map((value) =>
    compare(collection, field, operator === ':' || operator === ':!=' ? ':=' : operator, value),
  )
  const sql = `(${parts.map((part) => part.sql).join(' OR ')})`
  const all = parts.flatMap((part) => part.values)
  // A document without the field is not equal to the value, so NULL counts as "not".
  return operator === ':!=' ? { sql: `NOT coalesce(${sql}, 0)`, values: all } : { sql, values: all }
}

function compare(
  collection: Collection,
  field: Field,
  operator: string,
  value: FilterValue,
): Condition {
  const test = (sql: string): Condition => {
    if ('from' in value) {
      return {
        sql: `${sql} BETWEEN ? AND ?`,
        values: [number(field, value.from), number(field, value.to)],
      }
    }
    return { sql: `${sql} ${operator.slice(1)} ?`, values: [literal(field, operator, value.text)] }
  }
  if (!isArray(field)) return test(collection.valueSql(field))
  const inner = test('item.value')
  return {
    sql: `EXISTS (SELECT 1 FROM json_each(d.doc, ${sqlText(jsonPath(field.name))}) AS item WHERE ${inner.sql})`,
    values: inner.values,
  }
}

function literal(field: Field, operator: string, text: string): string | number {
  if (isNumeric(field)) return number(field, text)
  if (field.type.startsWith('bool')) {
    if (text !== 'true' && text !== 'false') {
      throw new HttpError(
        400,
        `Value of filter field \`${field.name}\`: must be \`true\` or \`false\`.`,
      )
    }
    return text === 'true' ? 1 : 0
  }
  if (operator !== ':=') {
    throw new HttpError(
      400,
      `Filter field \`${field.name}\` is a string: only :, := and :!= compare strings.`,
    )
  }
  if (text.endsWith('*')) {
    throw new HttpError(501, `Prefix filters (\`${field.name}:=${text}\`) are not served here.`)
  }
  return text
}

function number(field: Field, text: string): number {
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value)) {
    throw new HttpError(
      400,
      `Error with filter field \`${field.name}\`: Not a number: \`${text}\`.`,
    )
  }
  return value
}

function matchesWords(
  collection: Collection,
  field: Field,
  values: readonly FilterValue[],
): Condition {
  const column = collection.textColumn(field)
  const phrases = values.map((value) => {
    const terms = collection.tokenize('text' in value ? value.text : '').map((token) => token.term)
    return `${column} : "${terms.join(' ')}"`
  })
  return {
    sql: `d.seq IN (SELECT rowid FROM ${collection.fts} WHERE ${collection.fts} MATCH ?)`,
    values: [phrases.map((phrase) => `(${phrase})`).join(' OR ')],
  }
}
