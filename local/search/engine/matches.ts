import type { Collection } from '../store/collection.ts'
import type { Budget } from './budget.ts'
import { allWords, phrase } from './expression.ts'
import type { Condition } from './filter-sql.ts'
import type { QueryField } from './parameters.ts'
import type { Word } from './words.ts'

/** Further columns to read of each match, as SQL that continues a column list, with placeholder values. */
export type SelectedColumns = Condition

export interface Match {
  seq: number
  /** Greater is better; a safe integer, comparable only within one search. */
  textMatch: number
  /** Values of the requested columns, in order. */
  values: unknown[]
}

/** Fields grouped by weight. */
interface Tiers {
  heaviest: readonly QueryField[]
  strong: readonly QueryField[]
  all: readonly QueryField[]
}

/** The matches of a search so far, each record with its rung. */
export class Matches {
  readonly found = new Map<number, Match>()
  private readonly collection: Collection
  private readonly filter: Condition
  private readonly select: SelectedColumns
  private readonly budget: Budget
  private readonly weights: string

  constructor(
    collection: Collection,
    fields: readonly QueryField[],
    filter: Condition,
    select: SelectedColumns,
    budget: Budget,
  ) {
    this.collection = collection
    this.filter = filter
    this.select = select
    this.budget = budget
    this.weights = collection.textFields
      .map((field) => fields.find((asked) => asked.field.name === field.name)?.weight ?? 0)
      .join(', ')
  }

  /** Puts matching records that are not found yet on a rung; returns the number of new ones. */
  add(expression: string, rung: number): number {
    if (!expression || this.budget.spent()) return 0
    const { fts } = this.collection
    const before = this.found.size
    for (const [seq, bm25, ...values] of this.rows(
      fts,
      `bm25(${fts}, ${this.weights})`,
      expression,
    ))
      this.put(Number(seq), rung, -Number(bm25), values)
    return this.found.size - before
  }

  /** Like `add`, for records that fulfil `fits` and contain the text in one of these columns' values. */
  addInside(
    columns: readonly string[],
    text: string,
    rung: number,
    fits: (doc: string) => boolean,
  ): number {
    if (this.budget.spent()) return 0
    const expression = `{${columns.join(' ')}} : "${text.replaceAll('"', '""')}"`
    const before = this.found.size
    for (const [seq, doc, ...values] of this.rows(this.collection.infix, 'd.doc', expression)) {
      if (this.budget.spent()) break
      if (fits(String(doc))) this.put(Number(seq), rung, 0, values)
    }
    return this.found.size - before
  }

  /** Rows of the matches: number, the column `and`, and further columns. */
  private rows(table: string, and: string, expression: string): unknown[][] {
    const { docs } = this.collection
    return this.collection.rows(
      `SELECT d.seq, ${and} AS judged${this.select.sql} FROM ${table} JOIN ${docs} d ON d.seq = ${table}.rowid WHERE ${table} MATCH ? AND ${this.filter.sql}`,
      [...this.select.values, expression, ...this.filter.values],
    )
  }

  private put(seq: number, rung: number, score: number, values: unknown[]): void {
    if (!this.found.has(seq))
      this.found.set(seq, { seq, textMatch: textMatch(rung, score), values })
  }

  /**
   * Orders the matches below a rung by how many of the words the heaviest field contains, then the strong fields, then
   * whether the words are side by side. Among equals the next sort field decides.
   */
  weigh(tiers: Tiers, ways: readonly Word[][], below = Number.POSITIVE_INFINITY): void {
    const best = new Map<number, number>()
    for (const words of ways) {
      const each = (fields: readonly QueryField[]) =>
        words.map((word) => allWords(fields, [word], { prefix: true, typos: 0 }))
      const parts: [string[], number][] = [
        [each(tiers.heaviest), 100],
        [each(tiers.strong), 10],
        [[phrase(tiers.all, words, false)], 5],
      ]
      const counts = new Map<number, number>()
      for (const [expressions, worth] of parts)
        for (const expression of expressions) {
          if (!expression || this.budget.spent()) continue
          for (const seq of this.rowsOf(expression))
            if (this.found.has(seq)) counts.set(seq, (counts.get(seq) ?? 0) + worth)
        }
      for (const [seq, count] of counts) best.set(seq, Math.max(best.get(seq) ?? 0, count))
    }
    for (const [seq, match] of this.found) {
      const rung = Math.floor(match.textMatch / STEPS)
      if (rung < below) match.textMatch = rung * STEPS + Math.min(STEPS - 1, best.get(seq) ?? 0)
    }
  }

  private rowsOf(expression: string): number[] {
    const { fts } = this.collection
    return this.collection.numbers(
      `SELECT json_group_array(rowid) FROM ${fts} WHERE ${fts} MATCH ?`,
      [expression],
    )
  }

  /**
   * Moves matches for which the expression holds up to a rung; returns their number. With `level` all get the same
   * score there, so that the next sort field decides.
   */
  raise(expression: string, rung: number, level: boolean): number {
    if (!expression || this.found.size === 0 || this.budget.spent()) return 0
    const rows = this.rowsOf(expression)
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
