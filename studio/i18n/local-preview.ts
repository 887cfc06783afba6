import { bySentence } from './by-sentence.ts'
import { previewMessages } from './preview-messages.ts'
import { schemaMessages } from './schema-messages.ts'

const say = bySentence({ ...schemaMessages, ...previewMessages })

/** The fields of a preview that users read. */
const SHOWN = ['title', 'subtitle', 'kindTitle']

/**
 * Returns a type's preview with its own words in Traditional Chinese (“Page without a title”). Values from the document
 * stay unchanged, even a page titled “Parameters”.
 */
export function previewInChinese<Preview>(preview: Preview): Preview {
  if (typeof preview !== 'object' || preview === null || !('prepare' in preview)) return preview
  const { prepare } = preview
  if (typeof prepare !== 'function') return preview
  return {
    ...preview,
    prepare: (selection: Record<string, unknown>, ...more: unknown[]) =>
      inChinese(prepare(selection, ...more), Object.values(selection ?? {})),
  }
}

function inChinese(prepared: object, written: readonly unknown[]): object {
  const entries = Object.entries(prepared).map(([name, value]) => {
    if (!SHOWN.includes(name) || typeof value !== 'string') return [name, value]
    const parts = value.split(' · ').map((part) => (written.includes(part) ? part : say(part)))
    return [name, parts.join(' · ')]
  })
  return Object.fromEntries(entries)
}
