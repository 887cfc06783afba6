/** The styles of headings: the title of a page is its first level. */
export const HEADING_STYLES = ['h2', 'h3', 'h4', 'h5'] as const

export type HeadingStyle = (typeof HEADING_STYLES)[number]

const LEVELS: Readonly<Record<HeadingStyle, number>> = { h2: 2, h3: 3, h4: 4, h5: 5 }

export const isHeadingStyle = (style: unknown): style is HeadingStyle =>
  HEADING_STYLES.some((one) => one === style)

/** 2 to 5. */
export const headingLevel = (style: HeadingStyle): number => LEVELS[style]

/** That of a level; what is above or below all of them has the nearest. */
export const headingStyle = (level: number): HeadingStyle =>
  HEADING_STYLES[Math.min(5, Math.max(2, Math.trunc(level))) - 2] ?? 'h2'

/** Whether a block is a paragraph, a quote or an item of a list. */
export const isText = <B extends { _type: string }>(
  block: B,
): block is B & { _type: 'block'; style: 'normal' | 'blockquote' } =>
  block._type === 'block' && !isHeading(block)

/** Whether a block, which in a draft may lack anything but its type, is a heading: text of its style. */
export const isHeading = <B extends { _type: string }>(
  block: B,
): block is B & { _type: 'block'; style: HeadingStyle } =>
  block._type === 'block' && 'style' in block && isHeadingStyle(block.style)
