import { z } from 'zod'
import type { Clipboard } from '../../schemas/clipboard/pasted-blocks.ts'

const editorData = z.object({ mode: z.string() })

/** What a clipboard holds; code editors that say the language of their text do so beside it. */
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
    // Said in another way than this one: the text remains.
    return ''
  }
}
