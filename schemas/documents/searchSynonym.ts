import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { API_VERSION } from '../api-version.ts'
import { searchLanguage, searchLanguageTitle } from '../objects/search-language.ts'
import {
  duplicateSynonym,
  isOneWay,
  synonymFromProblem,
  synonymWordsProblem,
} from '../validation/search-synonym.ts'

/** Words that the search treats as equal. */
export const searchSynonym = defineType({
  name: 'searchSynonym',
  title: 'Synonyms',
  type: 'document',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'direction',
      title: 'Which way',
      description:
        'One way, a general word finds the special ones, and these do not find each other.',
      type: 'string',
      options: {
        list: [
          { title: 'Each finds the others', value: 'both' },
          { title: 'One finds the others', value: 'oneWay' },
        ],
        layout: 'radio',
      },
      initialValue: 'both',
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Choose which way they are found.'),
    }),
    defineField({
      name: 'from',
      title: 'What readers type',
      type: 'string',
      hidden: ({ document }) => !isOneWay(document),
      readOnly: writersOnly,
      validation: (rule) =>
        rule.custom<string>((from, { document }) => synonymFromProblem(from, document) ?? true),
    }),
    defineField({
      name: 'words',
      title: 'Words',
      description:
        'Those of the pages, and what readers type instead. Press Enter after each; several words are one entry: candlestick chart.',
      type: 'array',
      of: [{ type: 'string', title: 'Word' }],
      options: { layout: 'tags' },
      readOnly: writersOnly,
      validation: (rule) =>
        rule.custom<string[]>(
          (words, { document }) => synonymWordsProblem(words, document) ?? true,
        ),
    }),
    searchLanguage,
  ],
  validation: (rule) =>
    rule
      .custom(
        async (document, { getClient }) =>
          (await duplicateSynonym(getClient({ apiVersion: API_VERSION }), document)) ?? true,
      )
      .warning(),
  orderings: [
    {
      name: 'language',
      title: 'Language',
      by: [
        { field: 'language', direction: 'asc' },
        { field: '_updatedAt', direction: 'desc' },
      ],
    },
  ],
  preview: {
    select: { from: 'from', direction: 'direction', words: 'words', language: 'language' },
    prepare: ({ from, direction, words, language }) => {
      const all = Array.isArray(words) ? words.join(' · ') : ''
      const title = direction === 'oneWay' ? `${from ?? ''} → ${all}` : all
      return {
        title: all ? title : 'No words yet',
        subtitle: searchLanguageTitle(language),
      }
    },
  },
})
