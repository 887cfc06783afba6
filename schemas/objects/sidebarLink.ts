import { LaunchIcon } from '@sanity/icons/Launch'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { outsideLinkProblem } from '../validation/outside-link.ts'
import { linkLabel } from './link-label.ts'

export const sidebarLink = defineType({
  name: 'sidebarLink',
  title: 'Link elsewhere',
  type: 'object',
  icon: LaunchIcon,
  fields: [
    linkLabel,
    defineField({
      name: 'href',
      title: 'Address',
      description: 'Outside this documentation: https://status.example.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) => rule.custom<string>((value) => outsideLinkProblem(value) ?? true),
    }),
  ],
  preview: { select: { title: 'label.en', subtitle: 'href' } },
})
