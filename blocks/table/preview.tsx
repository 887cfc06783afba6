import { Box, Stack, Text } from '@sanity/ui'
import { z } from 'zod'
import { blockMessages } from '../../studio/blocks/block-messages.ts'
import { useMessages } from '../../studio/i18n/use-messages.ts'
import { drawnPreview } from '../drawn-preview.tsx'

/** The values that the schema's preview prepares. */
const values = z.object({
  block: z.literal('table'),
  header: z.boolean().catch(false),
  cells: z.array(z.array(z.string())),
  /** Number of rows, which may exceed those in `cells`. */
  count: z.number(),
})

/** The first rows of a table. */
export function TablePreview({ header, cells, count }: z.output<typeof values>) {
  const t = useMessages(blockMessages)
  if (cells.length === 0)
    return (
      <Text size={1} muted>
        {t('table.empty')}
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
          {t('table.rows', { number: count })}
        </Text>
      )}
    </Stack>
  )
}

const TABLE = { width: '100%', borderCollapse: 'collapse' } as const
const CELL = { border: '1px solid var(--card-border-color)', padding: '0.4rem 0.5rem' } as const

export const tablePreview = drawnPreview(values, TablePreview)
