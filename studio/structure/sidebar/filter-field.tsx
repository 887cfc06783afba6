import { SearchIcon } from '@sanity/icons/Search'
import { Card, Stack, Text, TextInput } from '@sanity/ui'
import type { KeyboardEvent } from 'react'
import { isComposing } from '../../../schemas/is-composing.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { sidebarMessages } from './sidebar-messages.ts'
import type { Tree } from './use-tree.ts'

type Props = {
  tree: Tree
  /** Whether the user may move entries in the unfiltered tree. */
  moves: boolean
}

/** The tree's filter, with the number of matching entries. */
export function FilterField({ tree: { filter, rows, focus }, moves }: Props) {
  const t = useMessages(sidebarMessages)
  const clear = () => filter.set('')
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape' && filter.text !== '') clear()
    else if (event.key === 'ArrowDown' && rows[0]) focus(rows[0])
    else return
    event.preventDefault()
  }
  const count = filter.found
  return (
    <Card padding={2} borderBottom>
      <Stack gap={3}>
        <TextInput
          icon={SearchIcon}
          fontSize={1}
          padding={2}
          value={filter.text}
          aria-label={t('filter')}
          placeholder={t('filter')}
          clearButton={filter.text === '' ? false : { 'aria-label': t('filter.clear') }}
          onClear={clear}
          onChange={(event) => filter.set(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          data-testid="sidebar-filter"
        />
        <div role="status">
          {filter.isOn && (
            <Text size={1} muted>
              {count === 0 ? t('filter.none') : t('filter.found', { count })}
              {moves && count > 0 && ` ${t('filter.noMoves')}`}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  )
}
