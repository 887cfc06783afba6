import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { accent } from '../objects/accent.ts'
import { announcement } from '../objects/announcement.ts'
import { landing } from '../objects/landing.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'site', title: 'Site', default: true },
    { name: 'landing', title: 'Landing page' },
    { name: 'announcement', title: 'Announcement' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name of the exchange',
      type: 'localeString',
      group: 'site',
      validation: (rule) => rule.required().error('Give the name in English.'),
    }),
    defineField({ name: 'tagline', title: 'Tagline', type: 'localeString', group: 'site' }),
    defineField({
      name: 'copyright',
      title: 'Copyright line',
      type: 'localeString',
      group: 'site',
    }),
    defineField({
      name: 'reportSearchUrl',
      title: 'Where readers report a search without results',
      type: 'url',
      group: 'site',
      readOnly: writersOnly,
    }),
    accent,
    defineField({ ...landing, group: 'landing' }),
    defineField({
      name: 'reportPageUrl',
      title: 'Where readers report a problem with a page',
      description:
        'An address in which {url} stands for the page: https://help.example/new?page={url}. Left empty, pages offer no such link.',
      type: 'string',
      group: 'site',
      readOnly: writersOnly,
      validation: (rule) =>
        rule
          .regex(/^(https?:\/\/|mailto:)\S+$/)
          .error('Write an address that begins with https:// or mailto:.'),
    }),
    defineField({
      name: 'baseUrlIssueBanner',
      title: 'Say when the site is served from a wrong address',
      description:
        'On the first page, readers are told when neither its style nor its scripts could be loaded.',
      type: 'boolean',
      group: 'site',
      initialValue: true,
      readOnly: writersOnly,
    }),
    announcement,
  ],
  preview: { prepare: () => ({ title: 'Settings' }) },
})
