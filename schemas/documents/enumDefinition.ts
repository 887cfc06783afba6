import { ListIcon } from '@sanity/icons/List'
import { defineField, defineType } from 'sanity'
import { deprecation, removed, synced } from '../objects/from-spec.ts'
import { specArray } from '../objects/spec-array.ts'

export const enumDefinition = defineType({
  name: 'enumDefinition',
  title: 'Enumeration',
  type: 'document',
  icon: ListIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      validation: (rule) => rule.required().error('Give the enumeration a title in English.'),
    }),
    defineField({ name: 'description', title: 'Description', type: 'localeText' }),
    defineField({
      name: 'values',
      title: 'Values',
      description: 'The values come from the specification; their meaning is edited here.',
      type: 'array',
      options: specArray,
      of: [
        {
          type: 'object',
          title: 'Value',
          fields: [
            defineField({ name: 'value', title: 'Value', type: 'string', readOnly: true }),
            defineField({ name: 'group', title: 'Group', type: 'string', readOnly: true }),
            deprecation,
            defineField({ name: 'label', title: 'Meaning', type: 'localeString' }),
          ],
          preview: { select: { title: 'value', subtitle: 'label.en' } },
        },
      ],
    }),
    defineField({ name: 'name', title: 'Name', type: 'string', readOnly: true }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      description: 'Where it stands on the page of enumerations.',
      type: 'string',
      readOnly: true,
    }),
    removed,
    synced,
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'title.en' } },
})
