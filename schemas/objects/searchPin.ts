import { DocumentIcon } from '@sanity/icons/Document'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { anchorProblem } from '../validation/anchor.ts'

/** A page, or a heading on it, that ranks first. */
export const searchPin = defineType({
  name: 'searchPin',
  title: 'Page',
  type: 'object',
  icon: DocumentIcon,
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Choose a page.'),
    }),
    defineField({
      name: 'anchor',
      title: 'Heading',
      description: 'Anchor of a heading on that page. May stay empty.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) => rule.custom((value) => (value ? (anchorProblem(value) ?? true) : true)),
    }),
  ],
  preview: {
    select: { title: 'page.title.en', path: 'page.path.current', anchor: 'anchor' },
    prepare: ({ title, path, anchor }) => ({
      title: title || 'No page chosen',
      subtitle: path ? `/${path}${anchor ? `#${anchor}` : ''}` : '',
    }),
  },
})
