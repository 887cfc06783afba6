import { defineArrayMember, defineField } from 'sanity'
import { writersOnly } from '../access.ts'
import { codeLanguages } from '../code-languages.ts'
import { withMessage } from '../validation/with-message.ts'
import { headingOnPage, requiredPage } from './page-target.ts'

const sample = defineArrayMember({
  type: 'object',
  title: 'Code sample',
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
        withMessage(
          'Give it a value of a–z, 0–9 and “-”, for example nodejs.',
          rule.required(),
          rule.regex(/^[a-z0-9-]+$/),
        ),
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

const task = defineArrayMember({
  name: 'task',
  title: 'Task',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'What the reader wants to do',
      type: 'localeString',
      validation: (rule) => rule.required().error('Say what the reader wants to do.'),
    }),
    defineField({ name: 'text', title: 'What is there, in a sentence', type: 'localeString' }),
    requiredPage('Choose the page that says how.'),
    headingOnPage('anchor'),
  ],
  preview: { select: { title: 'title.en', subtitle: 'page.title.en' } },
})

/** Texts of the landing page, beside those derived from the sidebars. */
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
    defineField({
      name: 'tasks',
      title: 'Tasks',
      description: 'What most readers come for, the first first.',
      type: 'array',
      of: [task],
      validation: (rule) => rule.max(9).warning('More than nine tasks are a list of contents.'),
    }),
  ],
})
