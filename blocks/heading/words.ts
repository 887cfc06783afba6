import type { HeadingBlock } from './model.ts'

/** Returns a heading's text on one line, without marks; in a draft a heading may lack any field but its style. */
export const headingWords = ({ children }: Partial<Pick<HeadingBlock, 'children'>>): string =>
  (children ?? []).map(({ text }) => text ?? '').join('')

/** Returns the heading with another plain text, in its first span. */
export function withHeadingWords<H extends Pick<HeadingBlock, '_key' | 'children'>>(
  heading: H,
  text: string,
): H {
  const _key = heading.children?.[0]?._key ?? heading._key
  return { ...heading, markDefs: [], children: [{ _type: 'span', _key, text, marks: [] }] }
}
