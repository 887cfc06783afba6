import { DocumentIcon } from '@sanity/icons/Document'
import { defineType } from 'sanity'
import { headingOnPage, requiredPage } from './page-target.ts'

/** A page, or a heading on it, that ranks first. */
export const searchPin = defineType({
  name: 'searchPin',
  title: 'Page',
  type: 'object',
  icon: DocumentIcon,
  fields: [requiredPage('Choose a page.'), headingOnPage('anchor')],
  preview: {
    select: { title: 'page.title.en', path: 'page.path.current', anchor: 'anchor' },
    prepare: ({ title, path, anchor }) => ({
      title: title || 'No page chosen',
      subtitle: path ? `/${path}${anchor ? `#${anchor}` : ''}` : '',
    }),
  },
})
