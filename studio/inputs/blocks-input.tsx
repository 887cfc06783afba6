import { Stack, Text } from '@sanity/ui'
import { type MouseEvent, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type Path, type PortableTextInputProps, pathToString, set } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { PasteInput } from '../paste/paste-input.tsx'
import { holdKeyboard } from '../patches/typing/hold-keyboard.ts'
import { EditorPlace } from '../shortcuts/editor-place.ts'
import { countWords } from './count-words.ts'
import { inputMessages } from './input-messages.ts'

/** The editor of blocks: what is pasted becomes blocks, and a block begun by its shortcut opens its form. */
export function BlocksInput(props: PortableTextInputProps) {
  const { path, schemaType } = props
  // A block's form comes some frames after it was asked for.
  const onItemOpen = useCallback(
    (item: Path) => {
      if (item.length === path.length + 1) holdKeyboard()
      props.onItemOpen(item)
    },
    [path, props.onItemOpen],
  )
  // An editor tells late where its caret was, at which Sanity closes the form that has the keyboard by then.
  const onPathFocus: typeof props.onPathFocus = useCallback(
    (focused, payload) => {
      const field = document.activeElement?.closest('[data-testid^="field-"]')
      if (
        !payload?.selection ||
        field?.getAttribute('data-testid') === `field-${pathToString(path)}`
      )
        props.onPathFocus(focused, payload)
    },
    [path, props.onPathFocus],
  )
  const own = { ...props, onItemOpen, onPathFocus }
  const count = useListStarts(props)
  const place = useMemo(
    () => ({
      path,
      members: schemaType.of,
      open: (key: string) => onItemOpen([...path, { _key: key }]),
      count,
    }),
    [count, onItemOpen, path, schemaType],
  )
  return (
    <EditorPlace value={place}>
      <Stack gap={2} onClickCapture={holdForInsert}>
        <PasteInput {...own} />
        {isBody(path) && <WordCount body={props.value} />}
      </Stack>
    </EditorPlace>
  )
}

/** Sanity makes what its toolbar inserts, and asks for the form, only once the initial value is known. */
function holdForInsert({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-testid$="-insert-menu-button"]'))
    holdKeyboard()
}

/** Of a whole page, in one language. */
const isBody = (path: Path): boolean => path.length === 2 && path[0] === 'body'

/**
 * Stores from where an item of a list counts. The editor keeps the fields of a block that no schema
 * names, and takes none itself; it also tells of a new item some moments after it made it. So the number
 * is stored once the item is.
 */
function useListStarts({ value, onChange }: PortableTextInputProps) {
  const [asked, setAsked] = useState<{ key: string; from: number }>()
  const block = asked && value?.find(({ _key }) => _key === asked.key)
  const isStored = block && 'listItem' in block && block.listItem === 'number'
  useEffect(() => {
    if (!asked || !isStored) return
    onChange(set(asked.from, [{ _key: asked.key }, 'start']))
    setAsked(undefined)
  }, [asked, isStored, onChange])
  return useCallback((key: string, from: number) => setAsked({ key, from }), [])
}

interface Props {
  body: readonly object[] | undefined
}

/** How long a body is, below it; counted when the writer pauses. */
function WordCount({ body }: Props) {
  const t = useMessages(inputMessages)
  const counted = useDeferredValue(body)
  const { words, characters } = useMemo(() => countWords(counted ?? []), [counted])
  const parts = [
    ...(words > 0 || characters === 0 ? [t('words', { count: words })] : []),
    ...(characters > 0 ? [t('characters', { count: characters })] : []),
  ]
  return (
    <Text size={0} muted align="right" data-testid="word-count">
      {parts.join(' · ')}
    </Text>
  )
}
