import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField } from 'sanity'
import { writersOnly } from '../../schemas/access.ts'
import { imageAltProblem } from '../../schemas/validation/image-alt.ts'

/**
 * An image, stored once in the English body and shown in all languages, with an alternative text per language. The crop
 * applies everywhere; the hotspot stays visible where an image must be cut further.
 */
export const image = defineArrayMember({
  name: 'image',
  title: 'Image',
  type: 'image',
  icon: ImageIcon,
  // SVG can contain scripts; diagrams are uploaded as PNG or WebP.
  options: { hotspot: true, accept: 'image/png,image/jpeg,image/webp,image/gif' },
  fields: [
    defineField({
      name: 'alt',
      title: 'What it shows',
      description: 'For readers who do not see it, and while it loads: one sentence.',
      type: 'localeString',
      validation: (rule) => [
        rule.required().error('Say in a sentence what the image shows.'),
        rule.custom<{ en?: string }>((words) => imageAltProblem(words?.en) ?? true).warning(),
      ],
    }),
    defineField({
      name: 'width',
      title: 'Width on the page',
      description: 'In pixels. Left empty, it is as wide as its file, or as the text.',
      type: 'number',
      readOnly: writersOnly,
      validation: (rule) =>
        rule.custom(
          (width) =>
            width === undefined ||
            (Number.isInteger(width) && width > 0) ||
            'Write a whole number of pixels: 320.',
        ),
    }),
  ],
  validation: (rule) =>
    rule.custom((value) => (value?.asset ? true : 'Upload an image, or choose one.')),
  preview: {
    select: { alt: 'alt.en', media: 'asset' },
    prepare: ({ alt, media }) => ({ title: alt || 'Image without words', media }),
  },
})
