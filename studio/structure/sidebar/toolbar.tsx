import { AddDocumentIcon } from '@sanity/icons/AddDocument'
import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { EditIcon } from '@sanity/icons/Edit'
import { FolderIcon } from '@sanity/icons/Folder'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button, Flex } from '@sanity/ui'
import { useMessages } from '../../i18n/use-messages.ts'
import { sidebarMessages } from './sidebar-messages.ts'
import type { SidebarMove } from './steps.ts'
import type { Tree } from './use-tree.ts'

const STEPS: { step: SidebarMove; keys: string; icon: typeof ArrowUpIcon }[] = [
  { step: 'up', keys: 'Alt+↑', icon: ArrowUpIcon },
  { step: 'down', keys: 'Alt+↓', icon: ArrowDownIcon },
  { step: 'out', keys: 'Alt+←', icon: ArrowLeftIcon },
  { step: 'in', keys: 'Alt+→', icon: ArrowRightIcon },
]

type Props = {
  tree: Tree
  onNew: (what: 'page' | 'category') => void
  onRename: () => void
  onRemove: () => void
}

/** The actions on the sidebar and on the current entry. */
export function Toolbar({ tree, onNew, onRename, onRemove }: Props) {
  const { current, stepPlace, stepTo } = tree
  const t = useMessages(sidebarMessages)
  const name = current ? t('quoted', { title: current.title }) : t('theEntry')
  return (
    <Flex gap={1} wrap="wrap" justify="space-between" role="toolbar" aria-label={t('toolbar')}>
      <Flex gap={1}>
        <Button
          icon={AddDocumentIcon}
          text={t('newPage')}
          mode="ghost"
          padding={2}
          fontSize={1}
          onClick={() => onNew('page')}
          data-testid="sidebar-new-page"
        />
        <Button
          icon={FolderIcon}
          text={t('newCategory')}
          mode="ghost"
          padding={2}
          fontSize={1}
          onClick={() => onNew('category')}
          data-testid="sidebar-new-category"
        />
      </Flex>
      <Flex gap={1}>
        {STEPS.map(({ step, keys, icon }) => (
          <Button
            key={step}
            icon={icon}
            mode="bleed"
            padding={2}
            fontSize={1}
            disabled={!stepPlace(step)}
            onClick={() => stepTo(step)}
            aria-label={t(step, { name })}
            title={`${t(step, { name })} (${keys})`}
          />
        ))}
        <Button
          icon={EditIcon}
          mode="bleed"
          padding={2}
          fontSize={1}
          disabled={!current}
          onClick={onRename}
          aria-label={t('rename', { name })}
          title={`${t('rename', { name })} (F2)`}
        />
        <Button
          icon={TrashIcon}
          mode="bleed"
          tone="critical"
          padding={2}
          fontSize={1}
          disabled={!current}
          onClick={onRemove}
          aria-label={t('remove', { name })}
          title={`${t('remove', { name })} (Delete)`}
        />
      </Flex>
    </Flex>
  )
}
