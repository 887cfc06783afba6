import { useEditor } from '@portabletext/editor'
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import {
  type BlockProps,
  type ItemProps,
  isObjectItemProps,
  isPortableTextTextBlock,
  type Path,
} from 'sanity'
import { z } from 'zod'
import { bufferKeyboard } from '../patches/typing/buffer-keyboard.ts'
import { focusEditor } from '../patches/typing/focus-editor.ts'
import { FormInPlace, type FormInPlaceProps } from './form-in-place.tsx'
import { hasForm } from './has-form.ts'
import { openLatest, opensLate, rememberOpenForm } from './late-address.ts'

const counted = z.object({
  listItem: z.literal('number'),
  start: z.number().int(),
  level: z.number().int().default(1),
})

/** Sanity's CSS counter for a level of lists, which Sanity sets on the element around this block. */
const counterOf = (level: number) => `list-level-${level}`

/** A text block; a list item with a `start` shows that number. */
function CountedItem(props: BlockProps) {
  const { data } = counted.safeParse(props.value)
  if (!data) return props.renderDefault(props)
  return (
    <div data-counted style={{ counterSet: `${counterOf(data.level)} ${data.start}` }}>
      {props.renderDefault(props)}
    </div>
  )
}

/** Selector of the field that takes the focus first, for blocks whose preceding fields are filled or seldom needed. */
const BEGINS: Readonly<Record<string, string>> = {
  // The first empty cell, because a Markdown line has filled the header; without empty cells, the first cell.
  table: '[data-stop=cell][value=""], table:not(:has([data-stop=cell][value=""])) [data-stop=cell]',
  codeBlock: '.cm-content',
  // The first tab: the `group` field defaults to programming languages.
  tabs: '[data-testid$=".tabs"] button:not([data-testid=field-actions-trigger])',
  admonition: '[data-pt-editor][contenteditable=true]',
  // What it shows: the buttons that choose the file take no letters.
  image: '[data-testid$=".alt.en"] input',
}

/** A block of a body whose form opens in the editor at the block; Sanity opens it in a dialog over the page. */
export function BlockInPlace(props: BlockProps) {
  const { open, children, onClose, path, renderDefault, schemaType, value } = props
  if (schemaType.name === 'block') return <CountedItem {...props} />
  if (!open) return renderDefault(props)
  if (opensLate(path)) return <LateBlock>{renderDefault({ ...props, open: false })}</LateBlock>
  const opened = { blockKey: value._key, path, onClose }
  if (!hasForm(schemaType))
    return <FormlessBlock {...opened}>{renderDefault({ ...props, open: false })}</FormlessBlock>
  return (
    <OpenBlock
      title={schemaType.title ?? schemaType.name}
      begin={BEGINS[schemaType.name]}
      {...opened}
    >
      {children}
    </OpenBlock>
  )
}

/** A block whose form an earlier address opens. */
function LateBlock({ children }: { children: ReactNode }) {
  useLayoutEffect(openLatest, [])
  return children
}

interface Opened {
  path: Path
  /** The key of the block in the editor's value. */
  blockKey: string
  onClose: () => void
}

/** Closes the form of a block, and moves the caret to the text behind the block, to type on. */
function useClose({ blockKey, path, onClose }: Opened): () => void {
  const editor = useEditor()
  return () => {
    // Sanity's `onClose` selects the block itself, where typed letters are lost.
    onClose()
    rememberOpenForm(path.slice(0, -1), onClose)
    bufferKeyboard(() => {
      const element = editor.dom.getEditorElement()
      if (element?.querySelector('[data-form-in-place]')) return undefined
      const blocks = editor.getSnapshot().context.value
      const next = blocks[blocks.findIndex(({ _key }) => _key === blockKey) + 1]
      if (!next || !isPortableTextTextBlock(next)) return element
      const start = { path: [{ _key: next._key }], offset: 0 }
      editor.send({ type: 'select', at: { anchor: start, focus: start } })
      focusEditor(editor)
      // The browser first puts the caret at the beginning of the editor.
      const line = editor.dom.getStartBlockElement(editor.getSnapshot())
      return line?.contains(document.getSelection()?.anchorNode ?? null) ? element : undefined
    })
  }
}

/** A block with nothing to fill in, which Sanity opens all the same when the toolbar inserts it. */
function FormlessBlock({ children, ...opened }: Opened & { children: ReactNode }) {
  const close = useEffectEvent(useClose(opened))
  useLayoutEffect(() => close(), [])
  return children
}

/** The open form of a block. */
function OpenBlock({ blockKey, path, onClose, ...form }: Opened & FormInPlaceProps) {
  const editor = useEditor()
  const close = useClose({ blockKey, path, onClose })
  return (
    // The editor may have missed its blur event, and would then take back the focus and restore its caret.
    <div style={{ display: 'contents' }} onFocusCapture={() => editor.send({ type: 'blur' })}>
      <FormInPlace {...form} onClose={close} />
    </div>
  )
}

/** A tab, a step or another item of a block, whose form opens in the editor at the block. */
export function ItemInPlace(props: ItemProps) {
  const isOfBlock = props.path[0] === 'body' && props.path.length > 3
  if (!isObjectItemProps(props) || !props.open || !isOfBlock) return props.renderDefault(props)
  const { schemaType, onClose, children } = props
  return (
    <FormInPlace title={schemaType.title ?? schemaType.name} onClose={onClose}>
      {children}
    </FormInPlace>
  )
}
