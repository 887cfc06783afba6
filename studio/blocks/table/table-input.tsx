import { AddIcon } from '@sanity/icons/Add'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type DragEvent, useState } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { useMessages } from '../../i18n/use-messages.ts'
import { blockMessages } from '../block-messages.ts'
import { EdgeMenu } from './edge-menu.tsx'
import { gridRows } from './rows.ts'
import { TableCell } from './table-cell.tsx'
import type { TableLine } from './table-line.ts'
import { useTable } from './use-table.ts'
import { useTableKeys } from './use-table-keys.ts'

// Marks the place at which a dragged row or column would be dropped.
const STYLES = `
.table-grid [data-over=row] { box-shadow: inset 0 2px var(--card-focus-ring-color); }
.table-grid [data-over=column] { box-shadow: inset 2px 0 var(--card-focus-ring-color); }
`

/** The rows of a table as a grid with a text field for each cell; rows and columns can be added, moved and removed. */
export function TableInput(props: ArrayOfObjectsInputProps) {
  const t = useMessages(blockMessages)
  const { readOnly = false, onChange } = props
  const table = useTable(props)
  const { columns, add, remove, move } = table
  const rows = gridRows(table.rows)
  const rich = rows.some(({ cells }) => cells.some(({ line }) => line === undefined))
  const addRow = () => add({ axis: 'row', at: rows.length }) ?? ''
  const keyboard = useTableKeys(addRow, move)
  const drag = useLineDrag(move)
  const handle = (line: TableLine) => (
    <EdgeMenu
      line={line}
      count={line.axis === 'row' ? rows.length : columns}
      drag={drag.handle(line)}
      onMove={(to) => move(line, to)}
      onAdd={(at) => add({ ...line, at })}
      onRemove={() => remove(line)}
    />
  )

  return (
    <Stack gap={3} data-testid="table-grid" className="table-grid">
      <style>{STYLES}</style>
      <Text size={1} muted>
        {t('table.hint')}
      </Text>
      <Box overflow="auto">
        <table style={TABLE} ref={keyboard.table} onKeyDown={keyboard.onKeyDown}>
          <tbody>
            {!readOnly && rows.length > 0 && (
              <tr>
                <td style={EDGE} />
                {Array.from({ length: columns }, (_, at) => (
                  <td key={rows[0]?.cells[at]?._key ?? at} style={EDGE}>
                    {handle({ axis: 'column', at })}
                  </td>
                ))}
              </tr>
            )}
            {rows.map((row, at) => (
              <tr key={row._key} data-row={row._key}>
                {!readOnly && <td style={EDGE}>{handle({ axis: 'row', at })}</td>}
                {row.cells.map((cell, column) => (
                  <td key={cell._key} style={CELL} {...drag.target(at, column)}>
                    <TableCell
                      cell={cell}
                      label={t('table.cell', { row: at + 1, column: column + 1 })}
                      readOnly={readOnly}
                      onChange={onChange}
                      path={[{ _key: row._key }, 'cells', { _key: cell._key }, 'content']}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {!readOnly && (
        <Flex gap={2}>
          <Button mode="ghost" icon={AddIcon} text={t('table.row')} onClick={addRow} />
          <Button
            mode="ghost"
            icon={AddIcon}
            text={t('table.column')}
            onClick={() => add({ axis: 'column', at: columns })}
          />
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

/** Drags a row or column by its handle: when dropped onto another row or column, it moves to that one's index. */
function useLineDrag(move: (line: TableLine, to: number) => void) {
  const [dragged, setDragged] = useState<TableLine>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const axisIndex = (row: number, column: number) => (dragged?.axis === 'row' ? row : column)
  return {
    handle: (line: TableLine) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(line.at + 1))
        setDragged(line)
      },
      onDragEnd: end,
    }),
    /** Props of the cell at a row and column, as a drop target. */
    target: (row: number, column: number) => ({
      'data-over': dragged && axisIndex(row, column) === over ? dragged.axis : undefined,
      onDragOver: (event: DragEvent) => {
        if (!dragged) return
        event.preventDefault()
        setOver(axisIndex(row, column))
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return
        event.preventDefault()
        move(dragged, axisIndex(row, column))
        end()
      },
    }),
  }
}
