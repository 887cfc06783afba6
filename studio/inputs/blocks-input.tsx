import { Stack } from '@sanity/ui'
import { useMemo } from 'react'
import type { Path, PortableTextInputProps } from 'sanity'
import { PasteInput } from '../paste/paste-input.tsx'
import { EditorPlace } from '../shortcuts/editor-place.ts'
import { useListStarts } from './use-list-starts.ts'
import { WordCount } from './word-count.tsx'

/** The editor of blocks: what is pasted becomes blocks, and a block begun by its shortcut opens its form. */
export function BlocksInput(props: PortableTextInputProps) {
  const { onItemOpen, path, schemaType } = props
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
          <PasteInput {...props} />
          <WordCount body={props.value} />
        </Stack>
      ) : (
        <PasteInput {...props} />
      )}
    </EditorPlace>
  )
}

/** Of a whole page, in one language. */
const isBody = (path: Path): boolean => path.length === 2 && path[0] === 'body'
