import type { Span, TextBlock } from '../../blocks/block/model.ts'
import { type Unit, unitText } from './units.ts'

/** Adapts a suggested translation to `english`: its kind, style and links. */
export function applySuggestion(suggested: Unit, english: Unit): Unit {
  if (english.kind === 'plain') {
    return { path: english.path, kind: 'plain', text: unitText(suggested) }
  }
  const { path, block } = english
  if (suggested.kind === 'plain') {
    return {
      path,
      kind: 'rich',
      block: { ...block, markDefs: [], children: spans(suggested.text) },
    }
  }
  return { path, kind: 'rich', block: withLinksOf(block, suggested.block) }
}

/** Keeps the text of `suggested`; if it has as many links as `english`, they get the targets of `english`. */
function withLinksOf(english: TextBlock, suggested: TextBlock): TextBlock {
  const same = english.markDefs.length === suggested.markDefs.length
  const markDefs = suggested.markDefs.map((link, index) => {
    const other = same ? english.markDefs[index] : undefined
    return other?._type === link._type ? { ...other, _key: link._key } : link
  })
  return { ...english, children: suggested.children, markDefs }
}

/** Converts plain text with code in backticks to spans. */
function spans(text: string): Span[] {
  const parts = text.split(/(`[^`]+`)/).filter(Boolean)
  return parts.map((part, index) => {
    const isCode = part.length > 2 && part.startsWith('`') && part.endsWith('`')
    return {
      _type: 'span',
      _key: `s${index}`,
      text: isCode ? part.slice(1, -1) : part,
      marks: isCode ? ['code'] : [],
    }
  })
}
