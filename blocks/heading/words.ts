import type { HeadingBlock } from './model.ts'

/** The words of a heading on one line, without marks; in a draft it may lack anything but its style. */
export const headingWords = ({ children }: Partial<Pick<HeadingBlock, 'children'>>): string =>
  (children ?? []).map(({ text }) => text ?? '').join('')

/** The heading with other words, as plain text in its first span. */
export function withHeadingWords<H extends Pick<HeadingBlock, '_key' | 'children'>>(
  heading: H,
  text: string,
): H {
  const _key = heading.children?.[0]?._key ?? heading._key
  return { ...heading, markDefs: [], children: [{ _type: 'span', _key, text, marks: [] }] }
}
