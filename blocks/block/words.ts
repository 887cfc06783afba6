import type { TextBlock } from './model.ts'

/**
 * The words of a text, and those of its footnotes, which stand elsewhere. In a draft a text may lack
 * anything.
 */
export const textWords = ({ children, markDefs }: Partial<TextBlock>): string[] => [
  (children ?? []).map((span) => span.text ?? '').join(''),
  ...(markDefs ?? []).flatMap((mark) => (mark._type === 'footnote' ? (mark.text ?? '') : [])),
]
