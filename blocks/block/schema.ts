import { ControlsIcon } from '@sanity/icons/Controls'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { LinkIcon } from '@sanity/icons/Link'
import { createElement, type ReactNode } from 'react'
import { type BlockDefinition, defineArrayMember, defineField } from 'sanity'
import { anchorProblem } from '../../schemas/validation/anchor.ts'
import { outsideLinkProblem } from '../../schemas/validation/outside-link.ts'

const linkTitle = defineField({
  name: 'title',
  title: 'Hint',
  description: 'Shown while the mouse rests on the link; mostly the words of the link say enough.',
  type: 'string',
})

export const paragraphStyle = { title: 'Paragraph', value: 'normal' }
export const quoteStyle = { title: 'Quote', value: 'blockquote' }

const look = (tag: 'kbd' | 'sup' | 'sub' | 'samp') =>
  function Look({ children }: { children?: ReactNode }) {
    return createElement(tag, null, children)
  }

/** Returns an icon of two letters, in the size of Sanity's icons. */
const letters = (shown: string) => () =>
  createElement(
    'svg',
    {
      'data-sanity-icon': 'letters',
      width: '1em',
      height: '1em',
      viewBox: '0 0 25 25',
      'aria-hidden': true,
    },
    createElement(
      'text',
      { x: 12.5, y: 17, fontSize: 14, textAnchor: 'middle', fill: 'currentColor' },
      shown,
    ),
  )

/** Lists, marks and links for text of any style. */
export const textOptions = {
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Strong', value: 'strong' },
      { title: 'Emphasis', value: 'em' },
      { title: 'Code', value: 'code' },
      { title: 'Strike', value: 'strike-through' },
      {
        title: 'Key',
        value: 'kbd',
        icon: ControlsIcon,
        component: look('kbd'),
      },
      { title: 'Superscript', value: 'sup', icon: letters('x²'), component: look('sup') },
      { title: 'Subscript', value: 'sub', icon: letters('x₂'), component: look('sub') },
      { title: 'Formula in TeX', value: 'math', icon: letters('√x'), component: look('samp') },
    ],
    annotations: [
      {
        name: 'pageLink',
        title: 'Link to a page',
        type: 'object',
        icon: DocumentTextIcon,
        fields: [
          defineField({
            name: 'page',
            title: 'Page',
            description: 'The link follows the page when its path or title changes.',
            type: 'reference',
            to: [{ type: 'page' }],
            validation: (rule) => rule.required().error('Choose the page that the words lead to.'),
          }),
          defineField({
            name: 'anchor',
            title: 'Heading',
            description:
              'Anchor of a heading or a row on that page, for example request-parameters or row-10004.',
            type: 'string',
            validation: (rule) =>
              rule.custom((value) => (value ? (anchorProblem(value) ?? true) : true)),
          }),
          linkTitle,
        ],
      },
      {
        name: 'link',
        title: 'Link elsewhere',
        type: 'object',
        icon: LinkIcon,
        fields: [
          defineField({
            name: 'href',
            title: 'Address',
            description:
              'For example https://example.org/page, or /specs/market.yaml for a specification of this site.',
            type: 'string',
            validation: (rule) => rule.custom((value) => outsideLinkProblem(value) ?? true),
          }),
          linkTitle,
        ],
      },
      {
        name: 'footnote',
        title: 'Footnote',
        type: 'object',
        icon: letters('a¹'),
        fields: [
          defineField({
            name: 'text',
            title: 'Words of the footnote',
            description:
              'Plain words. They stand at the end of the page, with a number that leads there.',
            type: 'string',
            validation: (rule) => rule.required().error('Write what the footnote says.'),
          }),
        ],
      },
    ],
  },
} satisfies Partial<BlockDefinition>

export const textBlock = defineArrayMember({
  type: 'block',
  styles: [paragraphStyle, quoteStyle],
  ...textOptions,
})
