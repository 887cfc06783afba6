import type { SanityClient } from '@sanity/client'

/** Pages about a public topic and a private one for the tests of one file called `name`. */
export const channelPages = (name: string) => ({
  public: `v5/tickers-for-${name}`,
  private: `v5/orders-for-${name}`,
})

const channels = (name: string) => {
  const paths = channelPages(name)
  return { [paths.public]: 'channel-public-tickers', [paths.private]: 'channel-private-order' }
}

const idOf = (path: string) => `page-${path.replaceAll('/', '-')}`

export async function createChannelPages(client: SanityClient, name: string): Promise<void> {
  const transaction = client.transaction()
  for (const [path, channel] of Object.entries(channels(name)))
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

export async function deleteChannelPages(client: SanityClient, name: string): Promise<void> {
  const transaction = client.transaction()
  for (const path of Object.keys(channels(name))) transaction.delete(idOf(path))
  await transaction.commit()
}
