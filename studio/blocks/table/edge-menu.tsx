import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui/menu'
import { type ComponentProps, useId } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { blockMessages } from '../block-messages.ts'
import type { TableLine } from './table-line.ts'

interface Props {
  line: TableLine
  /** Number of rows, or of columns. */
  count: number
  drag: Pick<ComponentProps<'div'>, 'draggable' | 'onDragStart' | 'onDragEnd'>
  onMove: (to: number) => void
  onAdd: (place: number) => void
  onRemove: () => void
}

/** The handle of a row or column: it can be dragged, and opens a menu with the row's or column's commands. */
export function EdgeMenu({ line, count, drag, onMove, onAdd, onRemove }: Props) {
  const t = useMessages(blockMessages)
  const { axis, at } = line
  return (
    <div {...drag}>
      <MenuButton
        id={useId()}
        button={
          <Button
            mode="bleed"
            padding={2}
            icon={DragHandleIcon}
            data-stop={axis}
            aria-label={t(`table.${axis}Handle`, { number: at + 1 })}
          />
        }
        menu={
          <Menu>
            <MenuItem
              text={t(`table.${axis}Back`)}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <MenuItem
              text={t(`table.${axis}On`)}
              disabled={at === count - 1}
              onClick={() => onMove(at + 1)}
            />
            <MenuDivider />
            <MenuItem text={t(`table.${axis}Before`)} onClick={() => onAdd(at)} />
            <MenuItem text={t(`table.${axis}Behind`)} onClick={() => onAdd(at + 1)} />
            <MenuDivider />
            <MenuItem
              text={t(`table.${axis}Remove`)}
              tone="critical"
              disabled={axis === 'column' && count === 1}
              onClick={onRemove}
            />
          </Menu>
        }
      />
    </div>
  )
}
