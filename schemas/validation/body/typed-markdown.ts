import type { BlockLike } from '../headings-in.ts'
import type { Problem } from '../problem.ts'
import { spanText, textsIn } from '../texts-in.ts'

/** Beginnings of Markdown lines, with the corresponding name in the editor. */
const KINDS: [RegExp, string][] = [
  [/^#{1,6}\s/, 'Heading 2'],
  [/^[-*+]\s/, 'Bulleted list'],
  [/^```/, 'Code'],
  [/^:::/, 'Note or warning'],
  [/^>\s/, 'Quote'],
  [/^\|.*\|$/, 'Table'],
]

/** Reports paragraphs typed as Markdown, which readers would see unformatted. */
export function typedMarkdown(blocks: readonly BlockLike[] | undefined): Problem[] {
  return (blocks ?? []).flatMap(textsIn).flatMap((text) => {
    const words = spanText(text).trim()
    // Text in code is meant literally.
    const [first] = text.children.filter((child) => child.text.trim() !== '')
    if (first?.marks.includes('code')) return []
    const kind = KINDS.find(([pattern]) => pattern.test(words))?.[1]
    if (kind === undefined) return []
    return [
      {
        message: `Readers would see “${words.slice(0, 40)}” as it stands: the editor reads no Markdown. Use “${kind}” of the toolbar.`,
        path: text.path,
      },
    ]
  })
}
