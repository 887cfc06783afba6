import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { administratorsOnly, writersOnly } from '../access.ts'
import { accent } from '../objects/accent.ts'
import { landing } from '../objects/landing.ts'
import { linkAddressProblem } from '../validation/link-address.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'site', title: 'Site', default: true },
    { name: 'landing', title: 'Landing page' },
    { name: 'review', title: 'Review' },
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
        rule.custom<string>((value) => (value ? (linkAddressProblem(value) ?? true) : true)),
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
    defineField({
      name: 'fourEyes',
      title: 'Sections that two people publish',
      description:
        'Pages whose path begins so, and what they show of the API reference, sidebars and navigation, are published only after somebody approved them who did not edit them: v5/order holds v5/order/create-order and all others below it.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule
              .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
              .error('Write the beginning of a path, as in v5/order: no slash first or last.'),
        }),
      ],
      group: 'review',
      readOnly: administratorsOnly,
      validation: (rule) => rule.unique().error('This section is in the list already.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Settings' }) },
})
