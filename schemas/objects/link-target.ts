import { defineField } from 'sanity'
import { writersOnly } from '../access.ts'
import { linkAddressProblem } from '../validation/link-address.ts'

/** The target of an entry in the navigation or footer: a page, or an external address. */
export const linkTarget = [
  defineField({
    name: 'page',
    title: 'Page',
    description: 'The link follows the page when it moves.',
    type: 'reference',
    to: [{ type: 'page' }],
    readOnly: writersOnly,
  }),
  defineField({
    name: 'href',
    title: 'Address elsewhere',
    description: 'Only where it leads outside this documentation.',
    type: 'string',
    readOnly: writersOnly,
    validation: (rule) =>
      rule.custom<string>((value) => (value ? (linkAddressProblem(value) ?? true) : true)),
  }),
]
