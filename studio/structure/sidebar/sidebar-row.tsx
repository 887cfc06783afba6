import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { DocumentIcon } from '@sanity/icons/Document'
import { FolderIcon } from '@sanity/icons/Folder'
import { LaunchIcon } from '@sanity/icons/Launch'
import { Badge, Box, Card, Flex, Text } from '@sanity/ui'
import type { DragEvent, ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { DropSide } from './drops.ts'
import type { TreeRow } from './rows.ts'
import { sidebarMessages } from './sidebar-messages.ts'

const ICONS: Record<string, ReactNode> = {
  sidebarPage: <DocumentIcon />,
  sidebarCategory: <FolderIcon />,
  sidebarLink: <LaunchIcon />,
}

const LINES: Record<DropSide | 'at', string> = {
  at: 'inset 0 0 0 1px var(--card-border-color)',
  before: 'inset 0 2px 0 var(--card-focus-ring-color)',
  after: 'inset 0 -2px 0 var(--card-focus-ring-color)',
  into: 'inset 0 0 0 2px var(--card-focus-ring-color)',
}

type Props = {
  row: TreeRow
  /** Whether the toolbar and the keys act on this row. */
  current: boolean
  /** Whether the row is the tree's tab stop. */
  reached: boolean
  /** Whether the next pane shows the row's page. */
  shown: boolean
  drop: DropSide | undefined
  draggable: boolean
  link: (children: ReactNode) => ReactNode
  onToggle: () => void
  onFocus: () => void
  onDrag: (event: DragEvent<HTMLElement>) => void
}

/** A row of the tree: a page, a category or an external link. */
export function SidebarRow(props: Props) {
  const { row, current, reached, shown, drop, draggable, link, onToggle, onFocus, onDrag } = props
  const { entry, open, page, title } = row
  const t = useMessages(sidebarMessages)
  const words = (
    <Text size={1} weight={open === undefined ? 'regular' : 'medium'} textOverflow="ellipsis">
      {title}
    </Text>
  )
  return (
    <Card
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={open}
      aria-selected={shown}
      tabIndex={reached ? 0 : -1}
      data-row={row.id}
      data-testid={`sidebar-row-${title}`}
      radius={2}
      padding={2}
      tone={shown ? 'primary' : 'default'}
      draggable={draggable}
      onFocus={onFocus}
      onDragStart={onDrag}
      onDragOver={onDrag}
      onDrop={onDrag}
      onDragEnd={onDrag}
      onClick={open === undefined || entry.page ? undefined : onToggle}
      style={{
        paddingInlineStart: `${(row.level - 1) * 1.1 + 0.25}rem`,
        cursor: 'pointer',
        ...(current && { boxShadow: LINES.at }),
        ...(drop && { boxShadow: LINES[drop] }),
      }}
    >
      <Flex align="center" gap={2}>
        <Text size={1} muted style={{ width: '1.2em' }}>
          {open !== undefined && (
            <span
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation()
                onToggle()
              }}
            >
              {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
            </span>
          )}
        </Text>
        <Text size={1} muted>
          {ICONS[entry._type]}
        </Text>
        <Box flex={1} style={{ minWidth: 0 }}>
          {entry.page ? link(words) : words}
        </Box>
        {page?.draft && (
          <Badge tone="caution" fontSize={0}>
            {t('draft')}
          </Badge>
        )}
        {page && !page.translated && (
          <Badge fontSize={0} title={t('untranslatedHint')}>
            {t('untranslated')}
          </Badge>
        )}
      </Flex>
    </Card>
  )
}
