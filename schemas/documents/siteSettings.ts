import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'

const host = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'url',
    group: 'api',
    readOnly: writersOnly,
    validation: (rule) =>
      rule
        .uri({ scheme: ['https', 'http'] })
        .error('Write the whole address: https://api.exchange.example.'),
  })

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'site', title: 'Site', default: true },
    { name: 'announcement', title: 'Announcement' },
    { name: 'api', title: 'API hosts' },
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
    defineField({
      name: 'announcement',
      title: 'Announcement',
      description: 'A bar above every page. Without words there is none.',
      type: 'object',
      group: 'announcement',
      fields: [
        defineField({ name: 'text', title: 'Words', type: 'localeString' }),
        defineField({ name: 'href', title: 'Leads to', type: 'string', readOnly: writersOnly }),
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
          description:
            'Change it for a new announcement: those who closed the last one see it again.',
          type: 'string',
          readOnly: writersOnly,
        }),
      ],
    }),
    host('restHost', 'REST', 'Shown in the request lines.'),
    host('testnetHost', 'REST, testnet', 'Called by the API explorer.'),
  ],
  preview: { prepare: () => ({ title: 'Settings' }) },
})
