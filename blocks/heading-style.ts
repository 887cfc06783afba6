/** The styles of headings; level 1 is the page's title. */
export const HEADING_STYLES = ['h2', 'h3', 'h4', 'h5'] as const

export type HeadingStyle = (typeof HEADING_STYLES)[number]

const LEVELS: Readonly<Record<HeadingStyle, number>> = { h2: 2, h3: 3, h4: 4, h5: 5 }

export const isHeadingStyle = (style: unknown): style is HeadingStyle =>
  HEADING_STYLES.some((one) => one === style)

/** Returns a level from 2 to 5. */
export const headingLevel = (style: HeadingStyle): number => LEVELS[style]

/** Returns the style of a level; levels outside 2 to 5 get the nearest style. */
export const headingStyle = (level: number): HeadingStyle =>
  HEADING_STYLES[Math.min(5, Math.max(2, Math.trunc(level))) - 2] ?? 'h2'

/** Whether a block is a paragraph, quote or list item. */
export const isText = <B extends { _type: string }>(
  block: B,
): block is B & { _type: 'block'; style: 'normal' | 'blockquote' } =>
  block._type === 'block' && !isHeading(block)

/** Whether a block is a heading; in a draft a block may lack any field but its type. */
export const isHeading = <B extends { _type: string }>(
  block: B,
): block is B & { _type: 'block'; style: HeadingStyle } =>
  block._type === 'block' && 'style' in block && isHeadingStyle(block.style)
