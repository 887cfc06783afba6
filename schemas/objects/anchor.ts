import { defineType } from 'sanity'
import { anchorProblem } from '../validation/anchor.ts'

/** The anchor of a heading; a type of its own so that the Studio can offer one made of the words. */
export const anchor = defineType({
  name: 'anchor',
  title: 'Anchor',
  type: 'string',
  validation: (rule) =>
    rule.custom<string>((value, { parent }) => anchorProblem(value, headingText(parent)) ?? true),
})

/** The words of the heading that an anchor belongs to; empty if there are none. */
export function headingText(parent: unknown): string {
  if (typeof parent !== 'object' || parent === null || !('text' in parent)) return ''
  return typeof parent.text === 'string' ? parent.text : ''
}
