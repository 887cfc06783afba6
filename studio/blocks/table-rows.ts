import { z } from 'zod'
import { cellText, cellWords } from './cell-text.ts'

const schema = z.array(
  z.object({
    _key: z.string(),
    cells: z.array(z.object({ _key: z.string(), content: z.unknown() })).catch([]),
  }),
)

export interface Cell {
  _key: string
  /** Its words with code in backticks; undefined where a line cannot hold them. */
  line: string | undefined
  words: string
}

/** The rows of a table as far as they can be shown. */
export function rowsOf(value: unknown): { _key: string; cells: Cell[] }[] {
  const parsed = schema.safeParse(value ?? [])
  if (!parsed.success) return []
  return parsed.data.map(({ _key, cells }) => ({
    _key,
    cells: cells.map((cell) => ({
      _key: cell._key,
      line: cellText(cell.content),
      words: cellWords(cell.content),
    })),
  }))
}
