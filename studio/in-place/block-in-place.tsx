import { useEditor } from '@portabletext/editor'
import { getNextBlock } from '@portabletext/editor/selectors'
import { type BlockProps, isPortableTextTextBlock } from 'sanity'
import { FormInPlace } from './form-in-place.tsx'

/** A block of a body, whose form opens where it stands: Sanity's own is a dialog over the page. */
export function BlockInPlace(props: BlockProps) {
  const { open, children, onClose, renderDefault, schemaType } = props
  if (!open || schemaType.name === 'block') return renderDefault(props)
  return (
    <OpenBlock title={schemaType.title ?? schemaType.name} onClose={onClose}>
      {children}
    </OpenBlock>
  )
}

/** Closed, it leaves the caret in the text behind the block, where one writes on. */
function OpenBlock({ title, onClose, children }: Parameters<typeof FormInPlace>[0]) {
  const editor = useEditor()
  const close = () => {
    // Which has the block itself selected, where letters go nowhere.
    onClose()
    const next = getNextBlock(editor.getSnapshot())
    if (!next || !isPortableTextTextBlock(next.node)) return
    const start = { path: next.path, offset: 0 }
    editor.send({ type: 'select', at: { anchor: start, focus: start } })
  }
  return (
    <FormInPlace title={title} onClose={close}>
      {children}
    </FormInPlace>
  )
}
