import type { Span, TextBlock } from '../../blocks/block/model.ts'
import { type Unit, unitText } from './units.ts'

/** A translation from elsewhere as the translation of `english`: of its kind, style and links. */
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

/** The words of `suggested`; where they lead as often as `english` does, they lead to the same places. */
function withLinksOf(english: TextBlock, suggested: TextBlock): TextBlock {
  const same = english.markDefs.length === suggested.markDefs.length
  const markDefs = suggested.markDefs.map((link, index) => {
    const other = same ? english.markDefs[index] : undefined
    return other?._type === link._type ? { ...other, _key: link._key } : link
  })
  return { ...english, children: suggested.children, markDefs }
}

/** Plain words with code in backticks as spans. */
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
