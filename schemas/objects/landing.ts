import { defineArrayMember, defineField } from 'sanity'
import { writersOnly } from '../access.ts'
import { codeLanguages } from '../code-languages.ts'

const sample = defineArrayMember({
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      description: 'On the tab: curl, Python, Node.js.',
      type: 'string',
      validation: (rule) => rule.required().error('Give the tab a label.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      description:
        'The same as on tabs of the pages, for example python: readers keep the language they chose.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[a-z0-9-]+$/)
          .error('Give it a value of a–z, 0–9 and “-”, for example nodejs.'),
    }),
    defineField({
      name: 'language',
      title: 'Language',
      type: 'string',
      options: { list: codeLanguages },
      validation: (rule) => rule.required().error('Choose the language: it decides the colours.'),
    }),
    defineField({
      name: 'code',
      title: 'Code',
      description: 'Write {host} where the address of the REST host stands.',
      type: 'text',
      rows: 8,
      validation: (rule) => rule.required().error('Paste the code.'),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'code' } },
})

/** What the landing page says besides what follows from the sidebars. */
export const landing = defineField({
  name: 'landing',
  title: 'Landing page',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Headline',
      description: 'Without one, the name of the exchange stands there.',
      type: 'localeString',
    }),
    defineField({
      name: 'lead',
      title: 'What it is, in two sentences',
      description: 'Without it, the tagline stands there.',
      type: 'localeText',
    }),
    defineField({
      name: 'operation',
      title: 'First request',
      description: 'Its first example of an answer stands below the samples.',
      type: 'reference',
      to: [{ type: 'apiOperation' }],
      readOnly: writersOnly,
    }),
    defineField({
      name: 'samples',
      title: 'The request as code',
      type: 'array',
      of: [sample],
      readOnly: writersOnly,
      validation: (rule) => rule.max(4).warning('More than four tabs do not fit on a phone.'),
    }),
  ],
})
