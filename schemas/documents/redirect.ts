import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType } from 'sanity'
import { writersOnly } from '../access.ts'
import { API_VERSION } from '../api-version.ts'
import { headingOnPage } from '../objects/page-target.ts'
import { refOf } from '../publishing/stored.ts'
import { oldPathProblem } from '../validation/page-path.ts'
import { redirectFromProblem, redirectToProblem } from '../validation/redirect.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      description: 'The address that no longer exists: v5/market/old-name.',
      type: 'string',
      readOnly: writersOnly,
      validation: (rule) =>
        rule.custom(async (from, { document, getClient }) => {
          const problem = oldPathProblem(from)
          if (problem || !from) return problem ?? true
          const around = { id: document?._id ?? '', from, to: refOf(document?.['to']) }
          const client = getClient({ apiVersion: API_VERSION })
          return (await redirectFromProblem(client, around)) ?? true
        }),
    }),
    defineField({
      name: 'to',
      title: 'Page',
      description: 'Where readers are sent instead, in their language.',
      type: 'reference',
      to: [{ type: 'page' }],
      readOnly: writersOnly,
      validation: (rule) => [
        rule.required().error('Choose the page that readers should see.'),
        rule.custom(
          async (to, { getClient }) =>
            (await redirectToProblem(getClient({ apiVersion: API_VERSION }), refOf(to))) ?? true,
        ),
      ],
    }),
    headingOnPage('toAnchor'),
  ],
  preview: {
    select: { title: 'from', to: 'to.path.current' },
    prepare: ({ title: from, to }) => ({
      title: `/${from ?? ''}`,
      subtitle: to ? `→ /${to}` : 'no page',
    }),
  },
})
