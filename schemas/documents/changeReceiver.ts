import { BellIcon } from '@sanity/icons/Bell'
import { defineField, defineType } from 'sanity'
import { administratorsOnly } from '../access.ts'
import {
  credentialsProblem,
  outsideAddressProblem,
  receiverAddress,
} from '../validation/receiver-address.ts'

/** A receiver of a webhook for each change of the API. */
export const changeReceiver = defineType({
  name: 'changeReceiver',
  title: 'Receiver of changes',
  type: 'document',
  icon: BellIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description:
        'Whose it is, for those who run the site. Whoever can read the dataset can read it.',
      type: 'string',
      readOnly: administratorsOnly,
      validation: (rule) => rule.required().error('Name whose address it is.'),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      description:
        'Where each published change is sent, signed. Whoever can read the dataset can read the address, so it must hold no secret: the signature says who sends.',
      type: 'url',
      readOnly: administratorsOnly,
      validation: (rule) => [
        rule.required().error('Give the address, for example https://hooks.example.com/changes.'),
        rule.uri({ scheme: ['https', 'http'] }).error('Write the whole address, with https://.'),
        rule.custom((value) => addressError(value) ?? true),
        rule.custom((value) => addressWarning(value) ?? true).warning(),
      ],
    }),
    defineField({
      name: 'areas',
      title: 'Areas',
      description:
        'Only changes that name a page of these: market is the area of /v5/market/kline. Left empty, all changes.',
      type: 'array',
      of: [{ type: 'string', title: 'Area' }],
      options: { layout: 'tags' },
      readOnly: administratorsOnly,
      validation: (rule) => [
        rule.unique().error('An area stands in the list twice: take one out.'),
        rule.custom((areas: string[] | undefined) => {
          const wrong = areas?.find((area) => !/^[a-z0-9-]{1,40}$/.test(area))
          return (
            wrong === undefined || `“${wrong}” is no area: write market, as in /v5/market/kline.`
          )
        }),
      ],
    }),
    defineField({
      name: 'breaking',
      title: 'Only what may break clients',
      type: 'boolean',
      initialValue: false,
      readOnly: administratorsOnly,
    }),
    defineField({
      name: 'enabled',
      title: 'Is told of changes',
      description: 'Switched off, nothing is sent, and what was not delivered is forgotten.',
      type: 'boolean',
      initialValue: true,
      readOnly: administratorsOnly,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'url' } },
})

function addressError(value: string | undefined): string | undefined {
  // Other rules report a missing address and another scheme.
  const address = receiverAddress(value ?? '')
  if (!address) return undefined
  const problem = credentialsProblem(address.url)
  return problem ?? (address.isInside ? undefined : outsideAddressProblem(address.url))
}

function addressWarning(value: string | undefined): string | undefined {
  return receiverAddress(value ?? '')?.isInside
    ? 'This is a machine or network of the site’s own: it is called only where CHANGES_WEBHOOK_HOSTS names it.'
    : undefined
}
