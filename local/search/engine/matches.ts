import type { Collection } from '../store/collection.ts'
import type { Condition } from './filter-sql.ts'
import type { QueryField } from './parameters.ts'

/** What is read of each match, as SQL that goes on after a column, with the values for its question marks. */
export type Selected = Condition

export interface Match {
  seq: number
  /** Greater is better; a safe integer, comparable only within one search. */
  textMatch: number
  /** The columns asked for, in order. */
  values: unknown[]
}

/** What a search has found so far, each record with the rung that it stands on. */
export class Matches {
  readonly found = new Map<number, Match>()
  private readonly collection: Collection
  private readonly filter: Condition
  private readonly select: Selected
  private readonly weights: string

  constructor(
    collection: Collection,
    fields: readonly QueryField[],
    filter: Condition,
    select: Selected,
  ) {
    this.collection = collection
    this.filter = filter
    this.select = select
    this.weights = collection.textFields
      .map((field) => fields.find((asked) => asked.field.name === field.name)?.weight ?? 0)
      .join(', ')
  }

  /** Puts the records that match on a rung, unless they stand on one; says how many were new. */
  add(expression: string, rung: number): number {
    if (!expression) return 0
    const { fts } = this.collection
    return this.collect(
      fts,
      `bm25(${fts}, ${this.weights})`,
      expression,
      rung,
      (bm25) => -Number(bm25),
    )
  }

  /** The same for records that fit and have the text inside one of these columns' values. */
  addInside(
    columns: readonly string[],
    text: string,
    rung: number,
    fits: (doc: string) => boolean,
  ): number {
    const expression = `{${columns.join(' ')}} : "${text.replaceAll('"', '""')}"`
    return this.collect(this.collection.infix, 'd.doc', expression, rung, (doc) =>
      fits(String(doc)) ? 0 : undefined,
    )
  }

  /** `judge` makes a score of the column `of`, or undefined of what does not count. */
  private collect(
    table: string,
    of: string,
    expression: string,
    rung: number,
    judge: (value: unknown) => number | undefined,
  ): number {
    const { docs } = this.collection
    const rows = this.collection.rows(
      `SELECT d.seq, ${of} AS judged${this.select.sql} FROM ${table} JOIN ${docs} d ON d.seq = ${table}.rowid WHERE ${table} MATCH ? AND ${this.filter.sql}`,
      [...this.select.values, expression, ...this.filter.values],
    )
    const before = this.found.size
    for (const [key, value, ...values] of rows) {
      const seq = Number(key)
      const score = this.found.has(seq) ? undefined : judge(value)
      if (score !== undefined)
        this.found.set(seq, { seq, textMatch: textMatch(rung, score), values })
    }
    return this.found.size - before
  }

  /**
   * Lifts records that were found already to a rung, and says of how many the expression is true.
   * With `level` all of them to the same height there, so that the next sort field decides.
   */
  raise(expression: string, rung: number, level: boolean): number {
    if (!expression || this.found.size === 0) return 0
    const { fts } = this.collection
    const rows = this.collection.numbers(
      `SELECT json_group_array(rowid) FROM ${fts} WHERE ${fts} MATCH ?`,
      [expression],
    )
    let count = 0
    for (const seq of rows) {
      const match = this.found.get(seq)
      if (!match) continue
      count++
      const step = level ? 0 : match.textMatch % STEPS
      match.textMatch = Math.max(match.textMatch, rung * STEPS + step)
    }
    return count
  }
}

const STEPS = 1000

// Scores within about 9% of each other count as equal, so that the next sort field decides.
function textMatch(rung: number, score: number): number {
  const step = Math.round(Math.log2(1 + Math.max(0, score) * 1000) * 8)
  return rung * STEPS + Math.min(STEPS - 1, step)
}
