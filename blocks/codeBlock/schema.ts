import { CodeIcon } from '@sanity/icons/Code'
import { defineField, defineType } from 'sanity'
import { codeLanguages } from '../../schemas/code-languages.ts'
import { lastLanguage } from '../../schemas/last-language.ts'
import { codeLanguageProblem } from '../../schemas/validation/code-language.ts'
import { missingCode } from '../../schemas/validation/missing-code.ts'

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
      options: { list: codeLanguages },
      initialValue: lastLanguage,
      validation: (rule) => rule.custom((value) => codeLanguageProblem(value) ?? true).warning(),
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
      description: 'A translation with a title alone shows the English code.',
      type: 'text',
      rows: 14,
      validation: (rule) => rule.custom(missingCode),
    }),
    defineField({
      name: 'lines',
      title: 'Lines that stand out',
      description: 'Numbers and stretches of lines: 1,3-5.',
      type: 'string',
      validation: (rule) =>
        rule
          .regex(/^\d+(-\d+)?(\s*,\s*\d+(-\d+)?)*$/)
          .error('Write numbers of lines with commas between them: 1,3-5.'),
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
      subtitle: codeLanguages.find((known) => known.value === language)?.title ?? language,
      // Makes the editor draw the block as code.
      block: 'code',
      code,
      language,
    }),
  },
})
