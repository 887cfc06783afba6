import { ThListIcon } from '@sanity/icons/ThList'
import { defineField, defineType } from 'sanity'
import { linkLabel } from '../objects/link-label.ts'
import { linkTarget } from '../objects/link-target.ts'

const footerLink = {
  type: 'object' as const,
  title: 'Link',
  fields: [linkLabel, ...linkTarget],
  preview: { select: { title: 'label.en', subtitle: 'href' } },
}

export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'items',
      title: 'Bar at the top',
      description: 'From left to right. Five or six fit; put more into a menu.',
      type: 'array',
      of: [{ type: 'navItem' }],
    }),
    defineField({
      name: 'footer',
      title: 'Footer',
      description: 'Columns of links from left to right.',
      type: 'array',
      of: [
        {
          type: 'object',
          title: 'Column',
          fields: [
            defineField({ name: 'title', title: 'Title', type: 'localeString' }),
            defineField({ name: 'links', title: 'Links', type: 'array', of: [footerLink] }),
          ],
          preview: { select: { title: 'title.en' } },
        },
      ],
    }),
  ],
  preview: { prepare: () => ({ title: 'Navigation' }) },
})
