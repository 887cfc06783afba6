import type { Editor } from '@portabletext/editor'

interface Focusable {
  dom: Pick<Editor['dom'], 'getEditorElement'>
  send: (event: { type: 'blur' } | { type: 'focus' }) => void
}

/**
 * Gives the keyboard to an editor of text. One that was drawing its caret when it lost the keyboard did not hear of that,
 * and takes none that it believes to have (`onBlur` and `DOMEditor.focus` of @portabletext/editor 8.2.4): it is told first.
 */
export function focusEditor({ dom, send }: Focusable): void {
  if (document.activeElement === dom.getEditorElement()) return
  send({ type: 'blur' })
  send({ type: 'focus' })
}
