import { useEditor } from '@portabletext/editor'
import { type BlockProps, isPortableTextTextBlock } from 'sanity'
import { z } from 'zod'
import { focusEditor } from '../patches/typing/focus-editor.ts'
import { holdKeyboard } from '../patches/typing/hold-keyboard.ts'
import { FormInPlace, type FormInPlaceProps } from './form-in-place.tsx'

const counted = z.object({
  listItem: z.literal('number'),
  start: z.number().int(),
  level: z.number().int().default(1),
})

/** As Sanity calls the counter of a level of lists, which it sets on the block around this one. */
const counterOf = (level: number) => `list-level-${level}`

/** Text of a body; an item of a list that counts from a number of its own shows that number. */
function CountedItem(props: BlockProps) {
  const { data } = counted.safeParse(props.value)
  if (!data) return props.renderDefault(props)
  return (
    <div data-counted style={{ counterSet: `${counterOf(data.level)} ${data.start}` }}>
      {props.renderDefault(props)}
    </div>
  )
}

/** What is written first in blocks of which the other fields are known by then, or are seldom needed. */
const BEGINS: Readonly<Record<string, string>> = {
  // Where nothing stands yet; a line of Markdown has named the columns.
  table: '[data-stop=cell][value=""], table:not(:has([data-stop=cell][value=""])) [data-stop=cell]',
  codeBlock: '.cm-content',
  // Its group is one of programming languages until somebody says otherwise.
  tabs: '[data-testid$=".tabs"] button:not([data-testid=field-actions-trigger])',
  admonition: '[data-pt-editor][contenteditable=true]',
}

/** A block of a body, whose form opens where it stands: Sanity's own is a dialog over the page. */
export function BlockInPlace(props: BlockProps) {
  const { open, children, onClose, renderDefault, schemaType, value } = props
  if (schemaType.name === 'block') return <CountedItem {...props} />
  if (!open) return renderDefault(props)
  return (
    <OpenBlock
      title={schemaType.title ?? schemaType.name}
      begin={BEGINS[schemaType.name]}
      blockKey={value._key}
      onClose={onClose}
    >
      {children}
    </OpenBlock>
  )
}

interface OpenBlockProps extends FormInPlaceProps {
  /** The block's key in its editor. */
  blockKey: string
}

/** Closed, it leaves the caret in the text behind the block, where one writes on. */
function OpenBlock({ blockKey, onClose, ...form }: OpenBlockProps) {
  const editor = useEditor()
  const close = () => {
    // Which has the block itself selected, where letters go nowhere.
    onClose()
    holdKeyboard(() => {
      const element = editor.dom.getEditorElement()
      if (element?.querySelector('[data-form-in-place]')) return undefined
      const blocks = editor.getSnapshot().context.value
      const next = blocks[blocks.findIndex(({ _key }) => _key === blockKey) + 1]
      if (!next || !isPortableTextTextBlock(next)) return element
      const start = { path: [{ _key: next._key }], offset: 0 }
      editor.send({ type: 'select', at: { anchor: start, focus: start } })
      focusEditor(editor)
      // The browser puts the caret at the beginning first.
      const line = editor.dom.getStartBlockElement(editor.getSnapshot())
      return line?.contains(document.getSelection()?.anchorNode ?? null) ? element : undefined
    })
  }
  return (
    // The editor may not have heard that it lost the keyboard, and would take it back with its caret.
    <div style={{ display: 'contents' }} onFocusCapture={() => editor.send({ type: 'blur' })}>
      <FormInPlace {...form} onClose={close} />
    </div>
  )
}
