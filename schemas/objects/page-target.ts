import { defineField } from 'sanity'
import { writersOnly } from '../access.ts'
import { anchorProblem } from '../validation/anchor.ts'

/** The field of a page that must be chosen; `problem` says so where it is not. */
export const requiredPage = (problem: string) =>
  defineField({
    name: 'page',
    title: 'Page',
    type: 'reference',
    to: [{ type: 'page' }],
    readOnly: writersOnly,
    validation: (rule) => rule.required().error(problem),
  })

/** The field of a heading on the page that the field before it has. */
export const headingOnPage = (name: string) =>
  defineField({
    name,
    title: 'Heading',
    description: 'Anchor of a heading on that page. May stay empty.',
    type: 'string',
    readOnly: writersOnly,
    validation: (rule) => rule.custom((value) => (value ? (anchorProblem(value) ?? true) : true)),
  })
