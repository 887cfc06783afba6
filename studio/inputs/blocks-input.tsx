import { Stack } from '@sanity/ui'
import { useCallback, useMemo } from 'react'
import { type Path, type PortableTextInputProps, pathToString } from 'sanity'
import { PasteInput } from '../paste/paste-input.tsx'
import { EditorPlace } from '../shortcuts/editor-place.ts'
import { holdKeyboard } from '../typing/hold-keyboard.ts'
import { useListStarts } from './use-list-starts.ts'
import { WordCount } from './word-count.tsx'

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
      {isBody(path) ? (
        <Stack gap={2}>
          <PasteInput {...own} />
          <WordCount body={props.value} />
        </Stack>
      ) : (
        <PasteInput {...own} />
      )}
    </EditorPlace>
  )
}

/** Of a whole page, in one language. */
const isBody = (path: Path): boolean => path.length === 2 && path[0] === 'body'
