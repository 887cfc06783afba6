import { z } from 'zod'

const schema = z.object({
  header: z.boolean().catch(false),
  rows: z.array(
    z.object({
      cells: z
        .array(
          z.object({
            content: z
              .array(z.object({ children: z.array(z.object({ text: z.string() })).catch([]) }))
              .catch([]),
          }),
        )
        .catch([]),
    }),
  ),
})

/** Returns a message if the first row of a table does not name its columns. A single row is no table yet. */
export function tableHeaderProblem(table: unknown): string | undefined {
  const parsed = schema.safeParse(table)
  if (!parsed.success || parsed.data.rows.length < 2) return undefined
  const { header, rows } = parsed.data
  if (!header) {
    return 'Nothing names the columns: turn on “The first row names the columns”, or add such a row. Who listens to the page hears the name of the column before each cell.'
  }
  const empty = (rows[0]?.cells ?? []).findIndex(
    ({ content }) =>
      content
        .flatMap(({ children }) => children.map(({ text }) => text))
        .join('')
        .trim() === '',
  )
  // The first column often contains the rows' names, and needs no name.
  if (empty < 1) return undefined
  return `Column ${empty + 1} has no name: write it in the first row.`
}
