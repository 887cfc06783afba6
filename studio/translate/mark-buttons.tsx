import { useEditor } from '@portabletext/editor'
import * as selectors from '@portabletext/editor/selectors'
import { Button, Flex } from '@sanity/ui'
import type { MarkDef, Span, TextBlock } from '../../blocks/block/model.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { focusEditor } from '../patches/typing/focus-editor.ts'
import { translateMessages } from './messages.ts'

/** Buttons for the code and links of the English: a click inserts one, or marks the selected text with it. */
export function MarkButtons({ english }: { english: TextBlock }) {
  const t = useMessages(translateMessages)
  const editor = useEditor()
  const links = new Map((english.markDefs ?? []).map((link) => [link._key, link]))
  const marked = (english.children ?? []).filter(({ marks }) => (marks ?? []).length > 0)
  if (marked.length === 0) return null

  const use = ({ text, marks }: Span) => {
    const decorators = marks.filter((mark) => !links.has(mark))
    const annotations = marks.flatMap((mark) => annotationOf(links.get(mark)))
    if (selectors.isSelectionExpanded(editor.getSnapshot())) {
      for (const decorator of decorators) editor.send({ type: 'decorator.toggle', decorator })
      for (const annotation of annotations) editor.send({ type: 'annotation.add', annotation })
    } else editor.send({ type: 'insert.span', text, decorators, annotations })
    focusEditor(editor)
  }
  return (
    <Flex role="group" gap={1} wrap="wrap" aria-label={t('marks')}>
      {marked.map((span) => (
        <Button
          key={span._key}
          mode="ghost"
          fontSize={0}
          padding={2}
          text={span.text}
          // Keeps the focus in the editor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(span)}
        />
      ))}
    </Flex>
  )
}

function annotationOf(link: MarkDef | undefined) {
  if (!link) return []
  const { _type: name, _key, ...value } = link
  return [{ name, value }]
}
