import { z } from 'zod'
import { cellText, cellWords } from './cell-text.ts'

const schema = z.array(
  z.looseObject({
    _key: z.string(),
    cells: z.array(z.looseObject({ _key: z.string(), content: z.unknown() })).catch([]),
  }),
)

/** Rows as they are stored, with all that a cell holds. */
export type StoredRows = z.output<typeof schema>

export interface Cell {
  _key: string
  /** Its words with code in backticks; undefined where a line cannot hold them. */
  line: string | undefined
  words: string
}

/** The rows of a table; none where a form holds something else. */
export const parseRows = (value: unknown): StoredRows => schema.safeParse(value ?? []).data ?? []

/** The rows of a table as far as they can be shown. */
export const gridRows = (rows: StoredRows): { _key: string; cells: Cell[] }[] =>
  rows.map(({ _key, cells }) => ({
    _key,
    cells: cells.map((cell) => ({
      _key: cell._key,
      line: cellText(cell.content),
      words: cellWords(cell.content),
    })),
  }))

export const columnsOf = (rows: StoredRows): number =>
  Math.max(0, ...rows.map(({ cells }) => cells.length))
