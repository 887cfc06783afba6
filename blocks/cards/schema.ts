import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { defineArrayMember, defineField, defineType } from 'sanity'

const card = defineArrayMember({
  name: 'card',
  title: 'Card',
  type: 'object',
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      validation: (rule) => rule.required().error('Choose the page that the card leads to.'),
    }),
    defineField({
      name: 'text',
      title: 'Words',
      description: 'Left empty, the description of the page is shown.',
      type: 'string',
    }),
  ],
  preview: { select: { title: 'page.title.en', subtitle: 'text' } },
})

export const cards = defineType({
  name: 'cards',
  title: 'Cards to pages',
  type: 'object',
  icon: MasterDetailIcon,
  fields: [
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      of: [card],
      validation: (rule) => rule.required().min(1).error('Add a card.'),
    }),
  ],
  preview: {
    select: { cards: 'cards' },
    prepare: ({ cards: list }) => ({
      title: counted(Array.isArray(list) ? list.length : 0),
      subtitle: 'Cards to pages',
    }),
  },
})

const counted = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
