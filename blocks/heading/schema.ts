import { defineArrayMember } from 'sanity'
import { paragraphStyle, quoteStyle, textOptions } from '../block/schema.ts'
import { HEADING_STYLES, headingLevel } from '../heading-style.ts'

/**
 * Text of a body: a paragraph, quote, list item or heading. A heading has further fields, which Sanity stores but no
 * schema can declare: see `model.ts`.
 */
export const bodyText = defineArrayMember({
  type: 'block',
  styles: [
    paragraphStyle,
    ...HEADING_STYLES.map((value) => ({ title: `Heading ${headingLevel(value)}`, value })),
    quoteStyle,
  ],
  ...textOptions,
})
