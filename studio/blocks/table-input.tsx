import { AddIcon } from '@sanity/icons/Add'
import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, unset } from 'sanity'
import { newCell, newRow } from '../../schemas/new-table.ts'
import { useMessages } from '../interface/use-messages.ts'
import { blockMessages } from './block-messages.ts'
import { TableCell } from './table-cell.tsx'
import { rowsOf } from './table-rows.ts'
import { useTableKeys } from './use-table-keys.ts'

/** The rows of a table as a table: a line for each cell, rows and columns added and taken out. */
export function TableInput(props: ArrayOfObjectsInputProps) {
  const t = useMessages(blockMessages)
  const { value, readOnly = false, onChange } = props
  const rows = rowsOf(value)
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const rich = rows.some(({ cells }) => cells.some(({ line }) => line === undefined))

  const addRow = () => {
    const row = newRow(columns || 2)
    onChange([setIfMissing([]), insert([row], 'after', [-1])])
    return row._key
  }
  const keyboard = useTableKeys(addRow)
  const addColumn = () =>
    onChange(
      rows.flatMap(({ _key }) => [
        setIfMissing([], [{ _key }, 'cells']),
        insert([newCell()], 'after', [{ _key }, 'cells', -1]),
      ]),
    )
  const removeColumn = (index: number) =>
    onChange(
      rows.flatMap(({ _key, cells }) => {
        const cell = cells[index]
        return cell ? [unset([{ _key }, 'cells', { _key: cell._key }])] : []
      }),
    )

  return (
    <Stack gap={3} data-testid="table-grid">
      <Text size={1} muted>
        {t('table.hint')}
      </Text>
      <Box overflow="auto">
        <table style={TABLE} ref={keyboard.table} onKeyDown={keyboard.onKeyDown}>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row._key} data-row={row._key}>
                {row.cells.map((cell, column) => (
                  <td key={cell._key} style={CELL}>
                    <TableCell
                      cell={cell}
                      label={t('table.cell', { row: at + 1, column: column + 1 })}
                      readOnly={readOnly}
                      onChange={onChange}
                      path={[{ _key: row._key }, 'cells', { _key: cell._key }, 'content']}
                    />
                  </td>
                ))}
                {!readOnly && (
                  <td style={EDGE}>
                    <Button
                      mode="bleed"
                      padding={2}
                      icon={TrashIcon}
                      data-stop="row"
                      aria-label={t('table.removeRow', { row: at + 1 })}
                      onClick={() => onChange(unset([{ _key: row._key }]))}
                    />
                  </td>
                )}
              </tr>
            ))}
            {!readOnly && columns > 1 && (
              <tr>
                {rows[0]?.cells.map((cell, column) => (
                  <td key={cell._key} style={EDGE}>
                    <Button
                      mode="bleed"
                      padding={2}
                      icon={TrashIcon}
                      aria-label={t('table.removeColumn', { column: column + 1 })}
                      onClick={() => removeColumn(column)}
                    />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </Box>
      {!readOnly && (
        <Flex gap={2}>
          <Button mode="ghost" icon={AddIcon} text={t('table.row')} onClick={addRow} />
          <Button mode="ghost" icon={AddIcon} text={t('table.column')} onClick={addColumn} />
        </Flex>
      )}
      <Card border radius={2} padding={3}>
        <details open={rich}>
          <summary>{t('table.rich')}</summary>
          <Box paddingTop={3}>{props.renderDefault(props)}</Box>
        </details>
      </Card>
    </Stack>
  )
}

const TABLE = { width: '100%', borderCollapse: 'collapse' } as const
const CELL = { padding: 2, minWidth: '7rem', verticalAlign: 'top' } as const
const EDGE = { padding: 2, width: '2rem', textAlign: 'center' } as const
