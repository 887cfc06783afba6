import type { BlockLike } from '../headings-in.ts'
import type { Problem } from '../problem.ts'
import { spanText, textsIn } from '../texts-in.ts'

/** How a line of Markdown begins, and what of the editor is meant by it. */
const KINDS: [RegExp, string][] = [
  [/^#{1,6}\s/, 'Heading 2'],
  [/^[-*+]\s/, 'Bulleted list'],
  [/^```/, 'Code'],
  [/^:::/, 'Note or warning'],
  [/^>\s/, 'Quote'],
  [/^\|.*\|$/, 'Table'],
]

/** Paragraphs that are written as Markdown, which readers would see as it was typed. */
export function typedMarkdown(blocks: readonly BlockLike[] | undefined): Problem[] {
  return (blocks ?? []).flatMap(textsIn).flatMap((text) => {
    const words = spanText(text).trim()
    // What is in backticks is meant as it stands.
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
