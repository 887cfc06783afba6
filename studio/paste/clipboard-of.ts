import { z } from 'zod'
import type { Clipboard } from '../../schemas/clipboard/pasted-blocks.ts'

const editorData = z.object({ mode: z.string() })

/** Returns the clipboard's HTML and text, with the language that a code editor names in `vscode-editor-data`. */
export function clipboardOf(data: Pick<DataTransfer, 'getData'>): Clipboard {
  return {
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
    language: languageOf(data.getData('vscode-editor-data')),
  }
}

function languageOf(written: string): string {
  if (written === '') return ''
  try {
    const { mode } = editorData.parse(JSON.parse(written))
    return mode === 'plaintext' ? '' : mode
  } catch {
    // The editor's data has another format: only its text is used.
    return ''
  }
}
