import type { MarkDef, Span, TextBlock } from '../../blocks/block/model.ts'

export const span = (text: string, ...marks: string[]): Span => ({
  _type: 'span',
  _key: text,
  text,
  marks,
})

export function paragraph(
  _key: string,
  words: string | Span[],
  markDefs: MarkDef[] = [],
): TextBlock {
  const children = typeof words === 'string' ? [span(words)] : words
  return { _type: 'block', _key, style: 'normal', children, markDefs }
}
