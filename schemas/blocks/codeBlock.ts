import { CodeIcon } from '@sanity/icons/Code'
import { defineField, defineType } from 'sanity'

// The values are the words after ``` in Markdown.
const LANGUAGES = [
  { title: 'JSON', value: 'json' },
  { title: 'HTTP', value: 'http' },
  { title: 'Python', value: 'python' },
  { title: 'Go', value: 'go' },
  { title: 'Java', value: 'java' },
  { title: 'JavaScript', value: 'js' },
  { title: 'TypeScript', value: 'ts' },
  { title: 'C++', value: 'cpp' },
  { title: 'C#', value: 'csharp' },
  { title: 'Shell', value: 'bash' },
  { title: 'XML', value: 'xml' },
  { title: 'Plain text', value: 'text' },
]

export const codeBlock = defineType({
  name: 'codeBlock',
  title: 'Code',
  type: 'object',
  icon: CodeIcon,
  fields: [
    defineField({
      name: 'language',
      title: 'Language',
      description: 'Decides the colours.',
      type: 'string',
      options: { list: LANGUAGES },
      initialValue: 'json',
      validation: (rule) => rule.required().error('Choose the language, or “Plain text”.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Shown above the code: a file name, or what it is.',
      type: 'string',
    }),
    defineField({
      name: 'code',
      title: 'Code',
      type: 'text',
      rows: 14,
      validation: (rule) => rule.required().error('Paste the code.'),
    }),
    defineField({
      name: 'highlight',
      title: 'Beside the code',
      type: 'string',
      options: { list: [{ title: 'Line numbers', value: 'numbers' }], layout: 'radio' },
    }),
  ],
  preview: {
    select: { title: 'title', code: 'code', language: 'language' },
    prepare: ({ title, code, language }) => ({
      title: title || String(code ?? '').split('\n')[0] || 'Empty',
      subtitle: LANGUAGES.find((known) => known.value === language)?.title ?? language,
    }),
  },
})
