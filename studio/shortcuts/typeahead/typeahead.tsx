import { useEditor } from '@portabletext/editor'
import { Box, Card, Flex, Layer, Portal, Stack, Text } from '@sanity/ui'
import {
  type ComponentType,
  createElement,
  isValidElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { isComposing } from '../../../schemas/is-composing.ts'
import type { TypeaheadQuery } from './typeahead-query.ts'
import { useListPosition } from './use-list-position.ts'

export interface Offered {
  key: string
  title: string
  detail?: string | undefined
  icon?: ComponentType | ReactNode
}

interface Props<T extends Offered> {
  label: string
  offered: readonly T[]
  /** The typed keyword; a changed keyword selects the first entry. */
  typed: TypeaheadQuery
  /** Text below the list: the number of entries, or that there is none. */
  status: string
  onChoose: (one: T) => void
  onClose: () => void
  onActive?: (one: T | undefined) => void
}

/** Outline of the active entry, whose background is too similar to that of the others. */
const RING = { outline: '1px solid var(--card-focus-ring-color)', outlineOffset: '-1px' }

/**
 * A list below the typed sign. The focus stays in the editor, which refers to the active entry:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Typeahead<T extends Offered>(props: Props<T>) {
  const { label, offered, status, onChoose, onClose, onActive } = props
  const { keyword, start } = props.typed
  const editor = useEditor()
  const id = useId()
  const [at, setAt] = useState({ keyword, index: 0 })
  const index = at.keyword === keyword ? Math.min(at.index, Math.max(0, offered.length - 1)) : 0
  const active = offered[index] && `${id}-${offered[index].key}`
  const place = useListPosition(start)

  const choose = (one: T | undefined) => {
    onClose()
    if (one) onChoose(one)
  }
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    if (isComposing(event)) return false
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
    const go = (steps: number) =>
      setAt({ keyword, index: (index + steps + offered.length) % offered.length })
    switch (event.key) {
      case 'Escape':
        onClose()
        return true
      case 'ArrowDown':
      case 'ArrowUp':
        if (offered.length > 0) go(event.key === 'ArrowDown' ? 1 : -1)
        return true
      case 'Enter':
      case 'Tab':
        choose(offered[index])
        return offered[index] !== undefined
      default:
        return false
    }
  })

  useEffect(() => {
    const field = editor.dom.getEditorElement()
    // Captures keys before the editor, its hotkeys and the surrounding dialog, which Escape would close.
    const listen = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !onKey(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    field?.addEventListener('keydown', listen, true)
    return () => field?.removeEventListener('keydown', listen, true)
  }, [editor])

  useEffect(() => {
    const field = editor.dom.getEditorElement()
    const said = { 'aria-haspopup': 'listbox', 'aria-autocomplete': 'list', 'aria-controls': id }
    for (const [name, value] of Object.entries(said)) field?.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(said)) field?.removeAttribute(name)
    }
  }, [editor, id])

  const tell = useEffectEvent(() => onActive?.(offered[index]))
  useEffect(() => {
    tell()
    if (!active) return
    const field = editor.dom.getEditorElement()
    field?.setAttribute('aria-activedescendant', active)
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => field?.removeAttribute('aria-activedescendant')
  }, [editor, active])

  return (
    <Portal>
      <Layer zOffset={1000} style={{ position: 'fixed', width: '20rem', ...place }}>
        <Card
          radius={3}
          shadow={3}
          overflow="hidden"
          style={{ display: 'flex', flexDirection: 'column', maxHeight: 'min(22rem, 40vh)' }}
          // Keeps the focus in the editor, even if the scrollbar is pressed.
          onMouseDown={(event) => event.preventDefault()}
          data-testid="typeahead"
        >
          <Stack
            id={id}
            role="listbox"
            aria-label={label}
            padding={offered.length > 0 ? 1 : 0}
            gap={1}
            overflow="auto"
          >
            {offered.map((one, number) => (
              <Card
                key={one.key}
                id={`${id}-${one.key}`}
                role="option"
                aria-selected={number === index}
                tone={number === index ? 'primary' : 'default'}
                padding={2}
                radius={2}
                style={{ cursor: 'pointer', ...(number === index && RING) }}
                onMouseMove={() => number !== index && setAt({ keyword, index: number })}
                onClick={() => choose(one)}
              >
                <Entry {...one} />
              </Card>
            ))}
          </Stack>
          <Card padding={2} borderTop={offered.length > 0} style={{ flexShrink: 0 }}>
            <Text size={0} muted role="status">
              {status}
            </Text>
          </Card>
        </Card>
      </Layer>
    </Portal>
  )
}

function Entry({ title, detail, icon }: Offered) {
  return (
    <Flex gap={2} align="center">
      {icon !== undefined && <Text size={1}>{drawn(icon)}</Text>}
      <Box flex={1}>
        <Text size={1} textOverflow="ellipsis">
          {title}
        </Text>
      </Box>
      {detail !== undefined && (
        <Text size={0} muted textOverflow="ellipsis">
          {detail}
        </Text>
      )}
    </Flex>
  )
}

const drawn = (icon: ComponentType | ReactNode): ReactNode =>
  isComponent(icon) ? createElement(icon) : icon

const isComponent = (icon: ComponentType | ReactNode): icon is ComponentType =>
  typeof icon === 'function' ||
  (typeof icon === 'object' && icon !== null && '$$typeof' in icon && !isValidElement(icon))
