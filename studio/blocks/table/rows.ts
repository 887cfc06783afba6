import { z } from 'zod'
import { cellText, cellWords } from './cell-text.ts'

const schema = z.array(
  z.looseObject({
    _key: z.string(),
    cells: z.array(z.looseObject({ _key: z.string(), content: z.unknown() })).catch([]),
  }),
)

/** Rows as stored, with the full content of each cell. */
export type StoredRows = z.output<typeof schema>

export interface Cell {
  _key: string
  /** The cell's text with code in backticks; undefined if a line cannot hold the content. */
  line: string | undefined
  words: string
}

/** Returns the rows of a table, or no rows if the form's value has another shape. */
export const parseRows = (value: unknown): StoredRows => schema.safeParse(value ?? []).data ?? []

/** Returns the rows with the parts of each cell that the grid shows. */
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
