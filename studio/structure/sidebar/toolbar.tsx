import { AddDocumentIcon } from '@sanity/icons/AddDocument'
import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { EditIcon } from '@sanity/icons/Edit'
import { FolderIcon } from '@sanity/icons/Folder'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button, Flex } from '@sanity/ui'
import type { Step } from './steps.ts'
import type { Tree } from './use-tree.ts'

const STEPS: { step: Step; words: string; keys: string; icon: typeof ArrowUpIcon }[] = [
  { step: 'up', words: 'up', keys: 'Alt+↑', icon: ArrowUpIcon },
  { step: 'down', words: 'down', keys: 'Alt+↓', icon: ArrowDownIcon },
  { step: 'out', words: 'out of its category', keys: 'Alt+←', icon: ArrowLeftIcon },
  { step: 'in', words: 'into the category above', keys: 'Alt+→', icon: ArrowRightIcon },
]

type Props = {
  tree: Tree
  onNew: (what: 'page' | 'category') => void
  onRename: () => void
  onRemove: () => void
}

/** What can be done with the sidebar, and with the entry at hand. */
export function Toolbar({ tree, onNew, onRename, onRemove }: Props) {
  const { current, stepPlace, stepTo } = tree
  const name = current ? `“${current.title}”` : 'the entry'
  return (
    <Flex gap={1} wrap="wrap" justify="space-between" role="toolbar" aria-label="Edit the sidebar">
      <Flex gap={1}>
        <Button
          icon={AddDocumentIcon}
          text="Page"
          mode="ghost"
          padding={2}
          fontSize={1}
          onClick={() => onNew('page')}
          data-testid="sidebar-new-page"
        />
        <Button
          icon={FolderIcon}
          text="Category"
          mode="ghost"
          padding={2}
          fontSize={1}
          onClick={() => onNew('category')}
          data-testid="sidebar-new-category"
        />
      </Flex>
      <Flex gap={1}>
        {STEPS.map(({ step, words, keys, icon }) => (
          <Button
            key={step}
            icon={icon}
            mode="bleed"
            padding={2}
            fontSize={1}
            disabled={!stepPlace(step)}
            onClick={() => stepTo(step)}
            aria-label={`Move ${name} ${words}`}
            title={`Move ${words} (${keys})`}
          />
        ))}
        <Button
          icon={EditIcon}
          mode="bleed"
          padding={2}
          fontSize={1}
          disabled={!current}
          onClick={onRename}
          aria-label={`Rename ${name}`}
          title="Rename (F2)"
        />
        <Button
          icon={TrashIcon}
          mode="bleed"
          tone="critical"
          padding={2}
          fontSize={1}
          disabled={!current}
          onClick={onRemove}
          aria-label={`Remove ${name} from the sidebar`}
          title="Remove from the sidebar (Delete)"
        />
      </Flex>
    </Flex>
  )
}
