import type { PortableTextEditor } from '@portabletext/editor'
import { Stack } from '@sanity/ui'
import { useRef } from 'react'
import type { PortableTextInputProps } from 'sanity'
import { PasteNote } from './paste-note.tsx'
import { usePaste } from './use-paste.ts'

/** The editor of blocks, with pasted content converted to blocks. */
export function PasteInput(props: PortableTextInputProps) {
  const editor = useRef<PortableTextEditor | null>(null)
  const { report, onPaste, undo, close, noteKey } = usePaste(editor)
  return (
    <Stack gap={2} onKeyDownCapture={noteKey}>
      {report && <PasteNote report={report} onUndo={undo} onClose={close} />}
      {props.renderDefault({ ...props, editorRef: editor, onPaste })}
    </Stack>
  )
}
