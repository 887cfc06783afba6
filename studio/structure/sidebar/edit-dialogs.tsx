import type { PatchOperations } from '@sanity/client'
import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { Entry } from './entries.ts'
import { LabelDialog } from './label-dialog.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { insertion, labelling, removal } from './patches.ts'
import { sidebarMessages } from './sidebar-messages.ts'
import { entriesIn } from './tree.ts'
import type { Tree } from './use-tree.ts'

export type Editing = 'page' | 'category' | 'label' | 'removal'

type Props = {
  editing: Editing
  tree: Tree
  items: readonly Entry[]
  patch: (patches: PatchOperations[]) => void
  /** Kind of the new page; undefined lets the user choose. */
  kind: string | undefined
  openPage: (id: string) => void
  onClose: () => void
}

const newKey = (): string => crypto.randomUUID().slice(0, 12)

/** The open dialog of the sidebar: a new entry, another label, or a removal. */
export function EditDialogs({ editing, tree, items, patch, kind, openPage, onClose }: Props) {
  const { current, newPlace, reveal } = tree
  const place = newPlace()
  const t = useMessages(sidebarMessages)
  const name = t('quoted', { title: current?.title ?? '' })

  const add = (entry: Omit<Entry, '_key'> & { _type: string }) => {
    const _key = newKey()
    patch(insertion(items, place, { ...entry, _key }))
    reveal([...place.parent, _key])
    onClose()
  }

  switch (editing) {
    case 'page':
      return (
        <NewPageDialog
          kind={kind}
          beside={entriesIn(items, place.parent).flatMap(({ page }) => (page ? [page._ref] : []))}
          onMade={(id, template) => {
            const _strengthenOnPublish = { type: 'page', template: { id: template } }
            const page = { _type: 'reference', _ref: id, _weak: true, _strengthenOnPublish }
            add({ _type: 'sidebarPage', page })
            openPage(id)
          }}
          onClose={onClose}
        />
      )
    case 'category':
      return (
        <LabelDialog
          header={t('category.header')}
          initial=""
          hint={t('label.category')}
          onSave={(en) =>
            add({ _type: 'sidebarCategory', label: { _type: 'localeString', en }, items: [] })
          }
          onClose={onClose}
        />
      )
    case 'label':
      if (!current) return null
      return (
        <LabelDialog
          header={t('rename', { name })}
          initial={current.entry.label?.en ?? ''}
          optional={current.entry._type === 'sidebarPage'}
          hint={t(current.entry._type === 'sidebarPage' ? 'label.page' : 'label.other')}
          onSave={(label) => {
            patch(labelling(current.path, label))
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'removal': {
      if (!current) return null
      const within = current.entry.items?.length ?? 0
      return (
        <ConfirmDialog
          header={t('remove.header', { name })}
          words={t(within > 0 ? 'remove.within' : 'remove.page')}
          confirm={t('remove.confirm')}
          onConfirm={() => {
            patch(removal(current.path))
            onClose()
          }}
          onClose={onClose}
        />
      )
    }
  }
}

type ConfirmProps = {
  header: string
  words: string
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a removal. */
function ConfirmDialog({ header, words, confirm, onConfirm, onClose }: ConfirmProps) {
  const t = useMessages(sidebarMessages)
  return (
    <Dialog id={useId()} header={header} width={1} onClose={onClose}>
      <Stack gap={4} padding={4}>
        <Text size={1}>{words}</Text>
        <Flex justify="flex-end" gap={2}>
          <Button text={t('cancel')} mode="bleed" onClick={onClose} />
          <Button text={confirm} tone="critical" onClick={onConfirm} autoFocus />
        </Flex>
      </Stack>
    </Dialog>
  )
}
