import type { SanityClient } from '@sanity/client'
import { page, S } from './review-lake.ts'

export const ref = (id: string) => ({ _type: 'reference', _ref: id })
const words = (en: string) => ({ _type: 'localeString', en })
const keyed = (_key: string, _type: string, more: object = {}) => ({ _key, _type, ...more })

/** A document that page S shows, or that surrounds it, with a field that readers see. */
export interface KindSample {
  id: string
  /** Path of the field. */
  field: string
  content: (text: string) => { _type: string; [field: string]: unknown }
}

const embedded = (type: string, more: object = {}): KindSample => ({
  id: `${type}-a`,
  field: 'summary.en',
  content: (text) => ({ _type: type, summary: words(text), ...more }),
})

const body = [
  keyed('o', 'operation', { operation: ref('apiOperation-a') }),
  keyed('c', 'channel', { channel: ref('apiChannel-a') }),
  keyed('d', 'details', { body: [keyed('e', 'errorTable', { errors: ref('errorCode-a') })] }),
  keyed('l', 'changelog'),
]

/** One document of each kind. */
export const kindSamples: Record<string, KindSample> = {
  page: {
    id: S,
    field: 'title.en',
    content: (text) => ({ ...page(text), body: { _type: 'localeBody', en: body } }),
  },
  apiOperation: embedded('apiOperation', {
    parameters: [keyed('p', 'apiField', { enum: ref('enumDefinition-a') })],
  }),
  apiChannel: embedded('apiChannel'),
  enumDefinition: embedded('enumDefinition'),
  errorCode: embedded('errorCode'),
  changelogEntry: embedded('changelogEntry'),
  sidebar: embedded('sidebar', { items: [keyed('1', 'sidebarPage', { page: ref(S) })] }),
  announcement: {
    id: 'announcement-a',
    field: 'text.en',
    content: (text) => ({ _type: 'announcement', text: words(text) }),
  },
  'announcement of a section': {
    id: 'announcement-b',
    field: 'text.en',
    content: (text) => ({
      _type: 'announcement',
      text: words(text),
      sections: [{ _key: 's', ...ref('sidebar-a') }],
    }),
  },
  navigation: { ...embedded('navigation'), id: 'navigation' },
  redirect: {
    id: 'redirect-a',
    field: 'toAnchor',
    content: (text) => ({ _type: 'redirect', from: 'v5/order/old', to: ref(S), toAnchor: text }),
  },
}

/** Writes one document of each kind, with references between them. */
export async function writeShown(client: SanityClient): Promise<void> {
  const transaction = client.transaction()
  for (const { id, content } of Object.values(kindSamples))
    transaction.createOrReplace({ _id: id, ...content('Start') })
  await transaction.commit()
}
