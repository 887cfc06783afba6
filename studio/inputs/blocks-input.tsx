import { Stack, Text } from '@sanity/ui'
import { type MouseEvent, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type Path, type PortableTextInputProps, pathToString, set } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { rememberOpenForm } from '../in-place/late-address.ts'
import { PasteInput } from '../paste/paste-input.tsx'
import { useImageForm } from '../paste/use-image-form.ts'
import { bufferKeyboard } from '../patches/typing/buffer-keyboard.ts'
import { EditorPlace } from '../shortcuts/editor-place.ts'
import { countWords } from './count-words.ts'
import { inputMessages } from './input-messages.ts'

/** The editor of blocks: it converts pasted content to blocks, and opens the form of a block inserted by a shortcut. */
export function BlocksInput(props: PortableTextInputProps) {
  const { path, schemaType } = props
  // The form of a block renders some frames after it is opened; until then typed keys are held for it.
  const onItemOpen = useCallback(
    (item: Path) => {
      if (item.length === path.length + 1) bufferKeyboard()
      rememberOpenForm(item, () => props.onItemOpen(item))
      props.onItemOpen(item)
    },
    [path, props.onItemOpen],
  )
  // The editor reports its caret late; Sanity then closes the form that has taken the focus meanwhile.
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
  const open = useCallback(
    (key: string) => onItemOpen([...path, { _key: key }]),
    [onItemOpen, path],
  )
  const place = useMemo(
    () => ({ path, members: schemaType.of, open, count }),
    [count, open, path, schemaType],
  )
  const onDrop = useImageForm(props.value, open)
  return (
    <EditorPlace value={place}>
      <Stack gap={2} onClickCapture={holdForInsert} onDropCapture={onDrop}>
        <PasteInput {...own} />
        {isBody(path) && <WordCount body={props.value} />}
      </Stack>
    </EditorPlace>
  )
}

/** Sanity inserts the toolbar's block, and opens its form, only after the initial value has been resolved. */
function holdForInsert({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-testid$="-insert-menu-button"]'))
    bufferKeyboard()
}

/** Whether the path is that of a page's body in one language. */
const isBody = (path: Path): boolean => path.length === 2 && path[0] === 'body'

/**
 * Stores the number from which a list item counts. The editor keeps a block's fields that the schema lacks, but cannot
 * set them, and it reports a new item some time after inserting it, so `start` is set once the value contains the item.
 */
function useListStarts({ value, onChange }: PortableTextInputProps) {
  const [restart, setRestart] = useState<{ key: string; from: number }>()
  const block = restart && value?.find(({ _key }) => _key === restart.key)
  const isStored = block && 'listItem' in block && block.listItem === 'number'
  useEffect(() => {
    if (!restart || !isStored) return
    onChange(set(restart.from, [{ _key: restart.key }, 'start']))
    setRestart(undefined)
  }, [restart, isStored, onChange])
  return useCallback((key: string, from: number) => setRestart({ key, from }), [])
}

interface Props {
  body: readonly object[] | undefined
}

/** The length of a body, below the editor; recounted when the writer pauses. */
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
