import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'

const clipboards = new URL('../../../schemas/clipboard/fixtures/', import.meta.url)

/** Clipboard content copied from another program, by file name. */
export const clipboard = (file: string): string => readFileSync(new URL(file, clipboards), 'utf8')

/** A PNG of one dot, as in a clipboard. */
export const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Pastes into an editor as a browser does: texts by type, or an image. */
export async function paste(
  editor: Locator,
  data: Record<string, string>,
  picture = '',
): Promise<void> {
  await editor.evaluate(
    (target, { data, picture }) => {
      const clipboardData = new DataTransfer()
      for (const [type, words] of Object.entries(data)) clipboardData.setData(type, words)
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
        clipboardData.items.add(new File([bytes], 'dot.png', { type: 'image/png' }))
      }
      target.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { data, picture },
  )
}
