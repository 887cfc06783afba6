import type { SanityClient } from '@sanity/client'

/** Pages of their own about a public topic and a private one, which tests make. */
export const CHANNEL_PAGES = {
  'v5/tickers-under-test': 'channel-public-tickers',
  'v5/orders-under-test': 'channel-private-order',
}

const idOf = (path: string) => `page-${path.replaceAll('/', '-')}`

export async function createChannelPages(client: SanityClient): Promise<void> {
  const transaction = client.transaction()
  for (const [path, channel] of Object.entries(CHANNEL_PAGES))
    transaction.createOrReplace({
      _id: idOf(path),
      _type: 'page',
      path: { _type: 'slug', current: path },
      title: { _type: 'localeString', en: 'Channel under test' },
      sidebarLabel: { _type: 'localeString', en: 'Channel' },
      description: { _type: 'localeString', en: 'It comes and goes.' },
      body: {
        _type: 'localeBody',
        en: [
          {
            _type: 'channel',
            _key: 'channel',
            channel: { _type: 'reference', _ref: channel },
          },
        ],
      },
    })
  await transaction.commit()
}

export async function deleteChannelPages(client: SanityClient): Promise<void> {
  const transaction = client.transaction()
  for (const path of Object.keys(CHANNEL_PAGES)) transaction.delete(idOf(path))
  await transaction.commit()
}
