import {
  defineAnnotation,
  defineDecorator,
  defineSchema,
  defineTextBlock,
  EditorProvider,
  PortableTextEditable,
  useEditor,
  useEditorSelector,
} from '@portabletext/editor'
import { EventListenerPlugin, NodePlugin } from '@portabletext/editor/plugins'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { TextBlock } from '../../blocks/block/model.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { richValue } from './rich-value.ts'
import { DECORATORS, DecoratorLook } from './rich-view.tsx'
import { useTranslationLang } from './use-translation.ts'

const schemaDefinition = defineSchema({
  decorators: DECORATORS.map((name) => ({ name })),
  annotations: [
    {
      name: 'link',
      fields: [
        { name: 'href', type: 'string' },
        { name: 'title', type: 'string' },
      ],
    },
    {
      name: 'pageLink',
      fields: [
        { name: 'page', type: 'object' },
        { name: 'anchor', type: 'string' },
        { name: 'title', type: 'string' },
      ],
    },
    { name: 'footnote', fields: [{ name: 'text', type: 'string' }] },
  ],
  styles: [{ name: 'normal' }, { name: 'blockquote' }],
  lists: [{ name: 'bullet' }, { name: 'number' }],
})

const nodes = [
  defineTextBlock({
    type: 'block',
    render: ({ attributes, children }) => <div {...attributes}>{children}</div>,
  }),
  ...DECORATORS.map((mark) =>
    defineDecorator({
      type: mark,
      render: ({ children }) => <DecoratorLook mark={mark}>{children}</DecoratorLook>,
    }),
  ),
  ...['link', 'pageLink', 'footnote'].map((type) =>
    defineAnnotation({
      type,
      render: ({ children }) => <span className="translate-link">{children}</span>,
    }),
  ),
]

const KEYS: Record<string, string> = { b: 'strong', i: 'em', e: 'code' }

interface Props {
  block: TextBlock
  english: TextBlock
  label: string
  /** Whether this field has the focus: a remounted editor then takes it back. */
  focused: RefObject<boolean>
  onChange: (block: TextBlock) => void
}

/** An editor for one paragraph, with buttons for the marks and links of the English paragraph. */
export function RichEditor({ block, english, label, focused, onChange }: Props) {
  return (
    <EditorProvider initialConfig={{ schemaDefinition, initialValue: [{ ...block }] }}>
      <SaveOnChange block={block} onChange={onChange} />
      <NodePlugin nodes={nodes} />
      <Editable label={label} focused={focused} blockKey={block._key} />
      <MarkButtons english={english} />
    </EditorProvider>
  )
}

/**
 * Reports each change at once. The editor's `mutation` event comes later, when it could overwrite another change, such
 * as an inserted term.
 */
function SaveOnChange({ block, onChange }: Pick<Props, 'block' | 'onChange'>) {
  const editor = useEditor()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const save = () => {
    if (!isGone.current) onChange(richValue(editor.getSnapshot().context.value, block))
  }
  return (
    <EventListenerPlugin
      on={(event) => {
        if (event.type === 'patch') queueMicrotask(save)
      }}
    />
  )
}

type EditableProps = Pick<Props, 'label' | 'focused'> & { blockKey: string }

function Editable({ label, focused, blockKey }: EditableProps) {
  const editor = useEditor()
  const lang = useTranslationLang()
  const [hasWords, setHasWords] = useState(false)
  const readOnly = useEditorSelector(editor, ({ context }) => context.readOnly)
  // A `focus` event before the editor has its text and is editable has no effect: `DOMEditor.focus` of
  // @portabletext/editor 8.2.4 records the focus before it asks the browser for it.
  useEffect(() => {
    if (!hasWords || readOnly || !focused.current) return
    editor.send({ type: 'select.block', at: [{ _key: blockKey }], select: 'end' })
    editor.send({ type: 'focus' })
  }, [editor, blockKey, hasWords, readOnly, focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const decorator = KEYS[event.key.toLowerCase()]
    const command = event.ctrlKey || event.metaKey
    if (event.key === 'Enter') event.preventDefault()
    else if (command && !event.shiftKey && !event.altKey && decorator) {
      event.preventDefault()
      editor.send({ type: 'decorator.toggle', decorator })
    }
  }
  return (
    <>
      <EventListenerPlugin
        on={(event) => {
          if (event.type === 'ready') setHasWords(true)
        }}
      />
      <PortableTextEditable
        className="translate-field"
        lang={lang}
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={() => {
          focused.current = true
        }}
        onBlur={() => {
          focused.current = false
        }}
      />
    </>
  )
}
