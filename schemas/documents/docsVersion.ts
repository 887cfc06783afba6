import { VersionsIcon } from '@sanity/icons/Versions'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { versionNameProblem, versionPathProblem } from '../validation/version.ts'

export const docsVersion = defineType({
  name: 'docsVersion',
  title: 'Version',
  type: 'document',
  icon: VersionsIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      description: 'What readers see in the list of versions.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Give the version a label.'),
    }),
    defineField({
      name: 'name',
      title: 'Name',
      description:
        'What the site calls it; “current” is the newest. Readers’ browsers remember it, so it stays.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) => rule.custom<string>((name) => versionNameProblem(name) ?? true),
    }),
    defineField({
      name: 'isLast',
      title: 'Shown unless another is chosen',
      description: 'One version alone.',
      type: 'boolean',
      readOnly: writersOnly,
    }),
    defineField({
      name: 'path',
      title: 'Path',
      description: 'In front of every page of this version; empty for the one shown by default.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) =>
        rule.custom<string>(
          (path, { document }) => versionPathProblem(path, document?.['isLast'] === true) ?? true,
        ),
    }),
    defineField({
      name: 'mainPage',
      title: 'First page',
      description: 'Where the version leads from a page that it does not have.',
      type: 'reference',
      to: [{ type: 'page' }],
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Choose the page with which the version begins.'),
    }),
  ],
  preview: {
    select: { title: 'label', name: 'name', isLast: 'isLast' },
    prepare: ({ title, name, isLast }) => ({
      title: title || 'Version without a label',
      subtitle: [name, isLast && 'default'].filter(Boolean).join(' · '),
    }),
  },
})
