import { defineField } from 'sanity'
import { writersOnly } from '../access.ts'
import {
  type Announcement,
  announcementProblem,
  announcementTooLong,
} from '../validation/announcement.ts'
import { linkTarget } from './link-target.ts'

/** The line above every page. */
export const announcement = defineField({
  name: 'announcement',
  title: 'Announcement',
  description: 'A line above every page. Without words there is none.',
  type: 'object',
  group: 'announcement',
  fields: [
    defineField({
      name: 'text',
      title: 'Words',
      description:
        'One short sentence, shown as it is written. All of it is the link, if it leads somewhere.',
      type: 'localeString',
    }),
    ...linkTarget,
    defineField({
      name: 'closeable',
      title: 'Readers may close it',
      type: 'boolean',
      initialValue: true,
      readOnly: writersOnly,
    }),
    defineField({
      name: 'id',
      title: 'Id',
      description: 'Change it for a new announcement: those who closed the last one see it again.',
      type: 'string',
      readOnly: writersOnly,
    }),
  ],
  validation: (rule) => [
    rule.custom<Announcement>((value) => announcementProblem(value) ?? true),
    rule.custom<Announcement>((value) => announcementTooLong(value) ?? true).warning(),
  ],
})
