import type { TextBlock } from './model.ts'

/** Returns a text and its footnotes, which are shown elsewhere. In a draft a text may lack any field. */
export const textWords = ({ children, markDefs }: Partial<TextBlock>): string[] => [
  (children ?? []).map((span) => span.text ?? '').join(''),
  ...(markDefs ?? []).flatMap((mark) => (mark._type === 'footnote' ? (mark.text ?? '') : [])),
]
