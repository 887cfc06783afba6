import { Box, Stack, Text } from '@sanity/ui'
import type { PreviewValues } from './preview-values.ts'

/** The first rows of a table, as a table. */
export function TablePreview({ header, cells, count }: PreviewValues<'table'>) {
  if (cells.length === 0)
    return (
      <Text size={1} muted>
        Table without rows
      </Text>
    )
  return (
    <Stack gap={3} padding={2}>
      <Box overflow="hidden">
        <table style={TABLE}>
          <tbody>
            {cells.map((row, at) => (
              <tr key={at}>
                {row.map((words, column) => (
                  <td key={column} style={CELL}>
                    <Text size={1} weight={header && at === 0 ? 'bold' : 'regular'}>
                      {words || '\u00a0'}
                    </Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {count > cells.length && (
        <Text size={0} muted>
          … {count} rows in all
        </Text>
      )}
    </Stack>
  )
}

const TABLE = { width: '100%', borderCollapse: 'collapse' } as const
const CELL = { border: '1px solid var(--card-border-color)', padding: '0.4rem 0.5rem' } as const
