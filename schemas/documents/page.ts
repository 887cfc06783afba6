import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { API_VERSION } from '../api-version.ts'
import { type LocalisedString, translationFields } from '../locales.ts'
import { otherKeys } from '../objects/otherKeys.ts'
import { isUntranslated, wordsAt } from '../objects/preview-words.ts'
import {
  DESCRIPTION,
  labelTooLong,
  localisedStringOf,
  TITLE,
  tooLong,
} from '../validation/length-limits.ts'
import { pagePathProblem } from '../validation/page-path.ts'
import { asRuleResult } from '../validation/problem.ts'
import { pagePathTaken } from '../validation/unique-page-path.ts'

const imported = defineField({
  name: 'imported',
  title: 'As last imported',
  description: 'Kept by the import, which so recognises what is edited here.',
  type: 'string',
  hidden: true,
  readOnly: true,
})

const level = (name: string, title: string, initialValue: number) =>
  defineField({
    name,
    title,
    type: 'number',
    options: { list: [2, 3, 4, 5] },
    initialValue,
    group: 'settings',
    fieldset: 'toc',
    readOnly: writersOnly,
  })

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'navigation', title: 'Navigation' },
    { name: 'settings', title: 'Settings' },
  ],
  fieldsets: [{ name: 'toc', title: 'Table of contents', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The heading of the page and its title in search results.',
      type: 'localeString',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Give the page a title in English.'),
        rule.custom<LocalisedString>((words) => asRuleResult(tooLong(words, TITLE))).warning(),
      ],
    }),
    defineField({
      name: 'path',
      title: 'Path',
      description:
        'Where the page lives: v5/market/kline. Links between pages follow it by themselves; readers of the old path are sent to the new one.',
      type: 'slug',
      group: ['content', 'navigation'],
      readOnly: writersOnly,
      options: {
        search: { weight: 10 },
        source: 'title.en',
        maxLength: 120,
        // Uniqueness is validated below, where the message can name the other page.
        isUnique: () => true,
        slugify: (title) =>
          `v5/${title
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^-|-$/g, '')}`,
      },
      validation: (rule) =>
        rule.custom(async (slug, { document, getClient }) => {
          const problem = pagePathProblem(slug?.current)
          if (problem) return problem
          const client = getClient({ apiVersion: API_VERSION })
          return (await pagePathTaken(client, slug?.current ?? '', document?._id ?? '')) ?? true
        }),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description:
        'One or two sentences for search results and link previews. Left empty on a page of the explorer, it is that of the operation.',
      type: 'localeString',
      group: 'content',
      validation: (rule) =>
        rule
          .custom<LocalisedString>((words) => asRuleResult(tooLong(words, DESCRIPTION)))
          .warning(),
    }),
    defineField({ name: 'body', title: 'Body', type: 'localeBody', group: 'content' }),
    defineField({
      name: 'sidebarLabel',
      title: 'Label in the sidebar',
      description: 'Short: what stands in the list at the left. Left empty, it is the title.',
      type: 'localeString',
      group: 'navigation',
      validation: (rule) =>
        rule
          .custom<LocalisedString>((words, { document }) =>
            asRuleResult(labelTooLong(words, localisedStringOf(document?.['title']))),
          )
          .warning(),
    }),
    defineField({
      name: 'keywords',
      title: 'Search keywords',
      description:
        'What readers type who do not know the title, one phrase a line: “close all orders”. The search finds the page by them; readers do not see them.',
      type: 'localeText',
      group: 'navigation',
    }),
    defineField({
      name: 'version',
      title: 'Version',
      type: 'reference',
      to: [{ type: 'docsVersion' }],
      group: 'navigation',
      readOnly: writersOnly,
      initialValue: async (_params, { getClient }) => {
        const current = await getClient({ apiVersion: API_VERSION }).fetch<string | null>(
          '*[_type == "docsVersion" && isLast][0]._id',
        )
        return { _ref: current ?? 'version-next' }
      },
      validation: (rule) => rule.required().error('Choose the version that the page belongs to.'),
    }),
    level('tocMin', 'From heading level', 2),
    level('tocMax', 'To heading level', 5),
    defineField({
      name: 'hideToc',
      title: 'Show no table of contents',
      type: 'boolean',
      group: 'settings',
      readOnly: writersOnly,
    }),
    otherKeys,
    imported,
  ],
  orderings: [
    { name: 'path', title: 'Path', by: [{ field: 'path.current', direction: 'asc' }] },
    { name: 'title', title: 'Title', by: [{ field: 'title.en', direction: 'asc' }] },
  ],
  preview: {
    // The Studio's search takes weights by these names, and for several names of one path the last.
    select: {
      path: 'path.current',
      ...wordsAt('title'),
      subtitle: `title.${translationFields[0]}`,
      title: 'title.en',
    },
    prepare: ({ title, path, ...words }) => ({
      title: title || 'Page without a title',
      subtitle: [path ? `/${path}` : 'no path', isUntranslated(words) && 'not translated']
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
