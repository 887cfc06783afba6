import { Box, Card, Flex, SrOnly, Stack, Text } from '@sanity/ui'
import { type DragEvent, useState } from 'react'
import { LoadingBlock } from 'sanity'
import { StateLink } from 'sanity/router'
import { type UserComponent, usePaneRouter } from 'sanity/structure'
import { z } from 'zod'
import { useMessages } from '../../i18n/use-messages.ts'
import { LINK_STYLE } from '../../plain-styles.ts'
import { useOpenChild } from '../use-open-child.ts'
import { type DropSide, dropPosition, sideAt } from './drops.ts'
import { EditDialogs, type Editing } from './edit-dialogs.tsx'
import type { Entry, EntryPath, EntryPosition } from './entries.ts'
import { FilterField } from './filter-field.tsx'
import type { TreeRow } from './rows.ts'
import { sidebarMessages } from './sidebar-messages.ts'
import { SidebarRow } from './sidebar-row.tsx'
import { Toolbar } from './toolbar.tsx'
import { onTreeKey } from './tree-keys.ts'
import { Unpublished } from './unpublished.tsx'
import { usePageLabels } from './use-page-labels.ts'
import { useSidebar } from './use-sidebar.ts'
import { useTree } from './use-tree.ts'

const given = z.object({ sidebar: z.string() })
/**
 * The tree of a sidebar, which opens its pages and, for writers, can be edited. The pane's parameter `new` is the kind
 * of a page to create.
 */
export const SidebarPane: UserComponent = ({ options }) => {
  const { sidebar: id } = given.parse(options)
  const sidebar = useSidebar(id)
  const { value: pages, problem } = usePageLabels()
  const { shown, stateOf, open } = useOpenChild()
  const tree = useTree(sidebar, pages, shown)
  const { over, onDrag } = useDrag(sidebar.items, tree.moveTo)
  const { params = {}, setParams } = usePaneRouter()
  const { new: newKind } = params
  const [editing, setEditing] = useState<Editing | undefined>(newKind ? 'page' : undefined)
  const { edit, title } = sidebar
  const t = useMessages(sidebarMessages)

  if (!sidebar.ready || (!pages && !problem)) return <LoadingBlock showText />
  const begin = (what: Editing) => () => setEditing(what)

  return (
    <Flex direction="column" height="fill">
      <Unpublished {...sidebar} />
      {edit && (
        <Card padding={2} borderBottom>
          <Toolbar
            tree={tree}
            onNew={(what) => setEditing(what)}
            onRename={begin('label')}
            onRemove={begin('removal')}
          />
        </Card>
      )}
      {problem && (
        <Card padding={3} tone="caution" role="alert">
          <Text size={1}>{t('noTitles', { problem })}</Text>
        </Card>
      )}
      <FilterField tree={tree} moves={edit !== undefined} />
      <Box flex={1} overflow="auto" padding={2}>
        <Stack
          ref={tree.root}
          role="tree"
          aria-label={title}
          gap={1}
          onKeyDown={(event) =>
            onTreeKey(event, tree, edit && { rename: begin('label'), remove: begin('removal') })
          }
        >
          {tree.rows.map((row, index) => (
            <SidebarRow
              key={row.id}
              row={row}
              current={row === tree.current}
              reached={tree.current ? row === tree.current : index === 0}
              shown={row.entry.page?._ref === shown && shown !== undefined}
              drop={over?.id === row.id ? over.side : undefined}
              draggable={edit !== undefined && !tree.filter.isOn}
              onToggle={() => tree.toggle(row)}
              onFocus={() => tree.setAt(row.id)}
              onDrag={onDrag(row)}
              link={(words) => (
                <StateLink
                  state={stateOf(row.entry.page?._ref ?? '')}
                  tabIndex={-1}
                  draggable={false}
                  style={LINK_STYLE}
                >
                  {words}
                </StateLink>
              )}
            />
          ))}
        </Stack>
        {sidebar.items.length === 0 && (
          <Text size={1} muted>
            {t('empty')}
          </Text>
        )}
      </Box>
      <SrOnly>
        <span role="status">{tree.said}</span>
      </SrOnly>
      {edit && editing && (
        <EditDialogs
          editing={editing}
          tree={tree}
          items={sidebar.items}
          patch={edit.patch}
          kind={newKind}
          openPage={open}
          onClose={() => {
            setEditing(undefined)
            if (newKind) setParams({})
          }}
        />
      )}
    </Flex>
  )
}

type DropTarget = { id: string; side: DropSide; place: EntryPosition }

/** Drags a row before or behind another row, or into a category. */
function useDrag(items: readonly Entry[], moveTo: (path: EntryPath, place: EntryPosition) => void) {
  const [dragged, setDragged] = useState<EntryPath>()
  const [over, setOver] = useState<DropTarget>()

  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const onDrag = (row: TreeRow) => (event: DragEvent<HTMLElement>) => {
    switch (event.type) {
      case 'dragstart':
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.title)
        return setDragged(row.path)
      case 'dragover': {
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const side = sideAt(row.entry, (event.clientY - top) / height)
        const place = dragged && dropPosition(items, dragged, { path: row.path, side })
        if (place) event.preventDefault()
        return setOver(place && { id: row.id, side, place })
      }
      case 'drop':
        event.preventDefault()
        if (dragged && over) moveTo(dragged, over.place)
        return end()
      default:
        return end()
    }
  }
  return { over, onDrag }
}
