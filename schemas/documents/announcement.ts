import { SparklesIcon } from '@sanity/icons/Sparkles'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import type { LocalisedString } from '../locales.ts'
import { linkTarget } from '../objects/link-target.ts'
import {
  announcementOver,
  announcementTooLong,
  endsAtProblem,
  twoTargets,
} from '../validation/announcement.ts'

/** A banner above pages; only one shows at a time. */
export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  icon: SparklesIcon,
  fieldsets: [
    { name: 'link', title: 'Link' },
    { name: 'when', title: 'When it shows', options: { columns: 2 } },
  ],
  fields: [
    defineField({
      name: 'text',
      title: 'Words',
      description:
        'One short sentence, shown as it is written. All of it is the link, if it leads somewhere.',
      type: 'localeString',
      validation: (rule) => [
        rule.required().error('Write in English what readers are told.'),
        rule.custom<LocalisedString>((text) => announcementTooLong(text) ?? true).warning(),
      ],
    }),
    defineField({
      name: 'level',
      title: 'Urgency',
      description: 'One line shows at a time: warnings before notices, then what began last.',
      type: 'string',
      options: {
        list: [
          { title: 'Notice', value: 'notice' },
          { title: 'Warning', value: 'warning' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'notice',
      readOnly: writersOnly,
      validation: (rule) => rule.required().error('Choose how urgent it is.'),
    }),
    ...linkTarget.map((field) => ({ ...field, fieldset: 'link' })),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'The sidebars beside whose pages it shows. None: everywhere.',
      type: 'array',
      of: [{ type: 'reference', title: 'Sidebar', to: [{ type: 'sidebar' }] }],
      readOnly: writersOnly,
      validation: (rule) =>
        rule.unique().error('A section stands in the list twice: take one out.'),
    }),
    defineField({
      name: 'startsAt',
      title: 'From',
      description: 'In your time zone. Left empty, at once when it is published.',
      type: 'datetime',
      fieldset: 'when',
      readOnly: writersOnly,
    }),
    defineField({
      name: 'endsAt',
      title: 'Until',
      description: 'In your time zone. Left empty, until it is unpublished.',
      type: 'datetime',
      fieldset: 'when',
      readOnly: writersOnly,
      validation: (rule) => [
        rule.custom<string>(
          (endsAt, { document }) => endsAtProblem(document?.['startsAt'], endsAt) ?? true,
        ),
        rule.custom<string>((endsAt) => announcementOver(endsAt, Date.now()) ?? true).info(),
      ],
    }),
    defineField({
      name: 'closeable',
      title: 'Readers may close it',
      description: 'Who closed it sees it again when its English changes.',
      type: 'boolean',
      initialValue: true,
      readOnly: writersOnly,
    }),
  ],
  validation: (rule) => rule.custom((value) => twoTargets(value) ?? true),
  preview: {
    select: { title: 'text.en', level: 'level' },
    prepare: ({ title, level }) => ({
      title: title || 'Announcement without words',
      subtitle: level === 'warning' ? 'Warning' : 'Notice',
    }),
  },
})
