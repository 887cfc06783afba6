import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { anchorProblem } from '../validation/anchor.ts'
import { oldPathProblem } from '../validation/page-path.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      description: 'The address that no longer exists: v5/market/old-name.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) => rule.custom((value) => oldPathProblem(value) ?? true),
    }),
    defineField({
      name: 'to',
      title: 'Page',
      description: 'Where readers are sent instead, in their language.',
      type: 'reference',
      to: [{ type: 'page' }],
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Choose the page that readers should see.'),
    }),
    defineField({
      name: 'toAnchor',
      title: 'Heading',
      description: 'Anchor of a heading on that page. May stay empty.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) => rule.custom((value) => (value ? (anchorProblem(value) ?? true) : true)),
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to.path.current' },
    prepare: ({ from, to }) => ({ title: `/${from ?? ''}`, subtitle: to ? `→ /${to}` : 'no page' }),
  },
})
