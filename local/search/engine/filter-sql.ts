import { HttpError } from '../http/http-error.ts'
import { type Collection, jsonPath, sqlText } from '../store/collection.ts'
import { type Field, isArray, isText } from '../store/schema.ts'
import { type Filter, type FilterValue, type Operator, parseFilter } from './filter.ts'
import { literal, number } from './filter-values.ts'

/** A condition over the documents table `d`, with the values for its question marks. */
export interface Condition {
  sql: string
  values: (string | number)[]
}

const EVERYTHING: Condition = { sql: '1', values: [] }
const NOTHING: Condition = { sql: '0', values: [] }
const MAX_RANGES = 200
const MAX_TEXTS = 1000

/** The condition for a `filter_by`, empty meaning everything. */
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
  const { operator, values } = filter
  const negative = operator === ':!' || operator === ':!='
  const condition = test(collection, filter.field, negative ? positive(operator) : operator, values)
  // A document without the field is not equal to the value, so NULL counts as "not".
  return negative
    ? { sql: `NOT coalesce(${condition.sql}, 0)`, values: condition.values }
    : condition
}

const positive = (operator: Operator): Operator => (operator === ':!' ? ':' : ':=')

function test(
  collection: Collection,
  name: string,
  operator: Operator,
  values: readonly FilterValue[],
): Condition {
  if (name === 'id') return testId(operator, values)
  const field = collection.field(name)
  if (!field) {
    throw new HttpError(404, `Could not find a filter field named \`${name}\` in the schema.`)
  }
  if (!field.index) throw new HttpError(400, `Cannot filter on non-indexed field \`${name}\`.`)
  if (isText(field) && operator === ':') return matchesWords(collection, field, values)
  if (!isArray(field)) return compare(field, collection.valueSql(field), operator, values)
  const inner = compare(field, 'item.value', operator, values)
  return {
    sql: `EXISTS (SELECT 1 FROM json_each(d.doc, ${sqlText(jsonPath(name))}) AS item WHERE ${inner.sql})`,
    values: inner.values,
  }
}

function testId(operator: Operator, values: readonly FilterValue[]): Condition {
  if (operator !== ':' && operator !== ':=')
    throw new HttpError(400, 'Filter on `id` can only ask whether it is one, or is not.')
  const ids = values.map((value) => ('text' in value ? value.text : ''))
  if (ids.length === 1 && ids[0] === '*') return EVERYTHING
  return { sql: 'd.id IN (SELECT value FROM json_each(?))', values: [JSON.stringify(ids)] }
}

/** Whether a value, as SQL, whatever its case, is one of the values, or stands to one of them as the operator says. */
function compare(
  field: Field,
  plain: string,
  operator: Operator,
  values: readonly FilterValue[],
): Condition {
  const sql = isText(field) ? `${plain} COLLATE NOCASE` : plain
  const equal: (string | number)[] = []
  const others: Condition[] = []
  for (const value of values) {
    if ('from' in value) {
      const ends = [number(field, value.from), number(field, value.to)]
      others.push({ sql: `${sql} BETWEEN ? AND ?`, values: ends })
    } else if ('prefix' in value) {
      if (!isText(field)) throw new HttpError(400, `Filter field \`${field.name}\` is no string.`)
      others.push({
        sql: `substr(${plain}, 1, length(?)) = ? COLLATE NOCASE`,
        values: [value.prefix, value.prefix],
      })
    } else {
      const how = 'than' in value ? value.than : operator
      const compared = literal(field, how, value.text)
      if (how === ':' || how === ':=') equal.push(compared)
      else others.push({ sql: `${sql} ${how.slice(1)} ?`, values: [compared] })
    }
  }
  // SQLite nests a chain of ORs, and refuses one that is too deep.
  if (others.length > MAX_RANGES)
    throw new HttpError(400, `Filter field \`${field.name}\` has more than ${MAX_RANGES} ranges.`)
  const list: Condition = {
    sql: `${sql} IN (SELECT value FROM json_each(?))`,
    values: [JSON.stringify(equal)],
  }
  return joined([...(equal.length > 0 ? [list] : []), ...others], ' OR ')
}

/** Texts that hold all words of one of the values, wherever they stand. */
function matchesWords(
  collection: Collection,
  field: Field,
  values: readonly FilterValue[],
): Condition {
  if (values.length > MAX_TEXTS)
    throw new HttpError(400, `Filter field \`${field.name}\` has more than ${MAX_TEXTS} texts.`)
  const column = collection.textColumn(field)
  const alternatives = values.flatMap((value) => {
    const text = 'prefix' in value ? value.prefix : 'text' in value ? value.text : ''
    const terms = collection.tokenize(text).map(({ term }) => `"${term.replaceAll('"', '""')}"`)
    if (terms.length === 0) return []
    const words = terms.map((term, index) => {
      const unfinished = 'prefix' in value && index === terms.length - 1
      return `${column} : ${term}${unfinished ? ' *' : ''}`
    })
    return `(${words.join(' AND ')})`
  })
  if (alternatives.length === 0) return NOTHING
  return {
    sql: `d.seq IN (SELECT rowid FROM ${collection.fts} WHERE ${collection.fts} MATCH ?)`,
    values: [alternatives.join(' OR ')],
  }
}

function joined(parts: readonly Condition[], by: ' AND ' | ' OR '): Condition {
  return {
    sql: `(${parts.map((part) => part.sql).join(by)})`,
    values: parts.flatMap((part) => part.values),
  }
}
