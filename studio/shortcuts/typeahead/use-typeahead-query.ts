import { type EditorSelector, useEditor, useEditorSelector } from '@portabletext/editor'
import {
  getBlockTextBefore,
  getFocusTextBlock,
  isSelectionCollapsed,
} from '@portabletext/editor/selectors'
import { useEffect, useState } from 'react'
import { type Caret, type TypeaheadQuery, trackTypeahead } from './typeahead-query.ts'

/** Returns the keyword typed after `sign`, if a list is open, and a function that closes the list. */
export function useTypeaheadQuery(sign: RegExp): {
  typed: TypeaheadQuery | undefined
  close: () => void
} {
  const editor = useEditor()
  const caret = useEditorSelector(editor, caretOf, isSame)
  const [{ was, typed }, follow] = useState<{
    was?: Caret | undefined
    typed?: TypeaheadQuery | undefined
  }>({})
  if (was !== caret) follow({ was: caret, typed: trackTypeahead(typed, was, caret, sign) })
  const close = () => follow({ was: caret })
  useEffect(() => {
    const listening = editor.on('blurred', () => follow(({ was }) => ({ was })))
    return () => listening.unsubscribe()
  }, [editor])
  return { typed, close }
}

const caretOf: EditorSelector<Caret | undefined> = (snapshot) => {
  const block = isSelectionCollapsed(snapshot) ? getFocusTextBlock(snapshot) : undefined
  return block && { block: block.node._key, before: getBlockTextBefore(snapshot) }
}

const isSame = (one: Caret | undefined, other: Caret | undefined): boolean =>
  one?.block === other?.block && one?.before === other?.before
