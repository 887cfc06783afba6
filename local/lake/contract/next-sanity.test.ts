import { createClient as clientOfStudio } from '@sanity/client'
import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret'
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
} from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { createClient, stegaClean } from 'next-sanity'
import { parseBody } from 'next-sanity/webhook'
import { expect, vi } from 'vitest'
import { contract } from '../testing/contract.ts'
import { STUDIO, siteRobot, type TestLake } from '../testing/test-lake.ts'
import { receiver } from '../testing/test-receiver.ts'

const page = { _id: 'page-a', _type: 'page', title: 'A' }

const siteClient = (lake: TestLake, stega: boolean) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: siteRobot.token,
    perspective: 'drafts',
    stega: { enabled: stega, studioUrl: STUDIO },
  })

contract(
  'GET /data/query/:dataset',
  'next-sanity',
  'its own client is the one that the rest of the product uses',
  async (lake) => {
    await lake.client('writer').create(page)
    expect(createClient).toBe(clientOfStudio)
    expect(await siteClient(lake, false).fetch('*[0]{_id}')).toEqual({ _id: 'page-a' })
  },
)

contract(
  'GET /data/query/:dataset',
  'next-sanity',
  'reads drafts with links hidden in the texts, and the tags that tell of changes',
  async (lake) => {
    await lake.client('writer').create(page)
    await lake.client('writer').create({ ...page, _id: 'drafts.page-a', title: 'Draft' })
    const client = siteClient(lake, true)
    const query = '*[_id == "page-a"][0]{title}'
    const { result, syncTags } = await client.fetch<{ title: string }>(
      query,
      {},
      { filterResponse: false, returnQuery: false, cacheMode: 'noStale' },
    )
    expect(result.title.length).toBeGreaterThan('Draft'.length)
    expect(stegaClean(result)).toEqual({ title: 'Draft' })
    expect(syncTags).toEqual(['s1:any'])
  },
)

contract(
  'POST /hooks/projects/:id',
  'next-sanity',
  'parseBody() takes a delivery as it is sent, and refuses it once a letter is changed',
  async (lake) => {
    await using site = await receiver()
    const secret = 'a secret of the site'
    await lake.client('administrator').request({
      method: 'POST',
      url: '/hooks/projects/local',
      body: {
        type: 'document',
        name: 'Site',
        url: site.url,
        dataset: 'production',
        secret,
        rule: { on: ['create', 'update'], projection: '{_id, title}' },
      },
    })
    await lake.client('writer').create({ ...page, title: '行情' })
    const [received] = await site.until(1)
    if (!received) throw new Error('Nothing was received')
    const headers = Object.entries(received.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const parse = (body: string, key: string) => {
      const request = new Request(site.url, { method: 'POST', headers, body })
      // As Next gives it to a route: a Request with more to it, none of which is read.
      return parseBody(request as Parameters<typeof parseBody>[0], key, false)
    }
    const body = { _id: 'page-a', title: '行情' }
    expect(await parse(received.body, secret)).toEqual({ body, isValidSignature: true })
    expect(await parse(received.body, 'another')).toMatchObject({ isValidSignature: false })
    const changed = received.body.replace('行', '交')
    expect(await parse(changed, secret)).toMatchObject({ isValidSignature: false })
  },
)

function previewUrl(secret: string): string {
  const url = new URL('https://site.example/docs/api/draft-mode/enable')
  url.searchParams.set(urlSearchParamPreviewSecret, secret)
  url.searchParams.set(urlSearchParamPreviewPerspective, 'drafts')
  url.searchParams.set(urlSearchParamPreviewPathname, '/docs/v5/a?x=1')
  return url.href
}

contract(
  'POST /data/mutate/:dataset',
  'next-sanity',
  'the secret that Presentation writes lets the site into draft mode, and no other does',
  async (lake) => {
    const studio = `${STUDIO}/presentation`
    const writer = lake.client('writer')
    const { secret } = await createPreviewSecret(writer, '@sanity/presentation', studio, 'writer')
    const client = siteClient(lake, true)
    expect(await validatePreviewUrl(client, previewUrl(secret))).toEqual({
      isValid: true,
      redirectTo: '/docs/v5/a?x=1&sanity-preview-perspective=drafts',
      studioOrigin: STUDIO,
      studioPreviewPerspective: 'drafts',
      studioPreviewVariant: null,
    })
    for (const wrong of ['', 'guessed', `${secret}x`])
      expect(await validatePreviewUrl(client, previewUrl(wrong))).toMatchObject({ isValid: false })
    const readable = await lake.client(null).fetch('*[_type == "sanity.previewUrlSecret"]')
    expect(readable).toEqual([])
  },
)

contract(
  'POST /data/mutate/:dataset',
  'next-sanity',
  'a secret of more than an hour ago lets nobody in, and is removed when the next is made',
  async (lake) => {
    const writer = lake.client('writer')
    const make = () => createPreviewSecret(writer, '@sanity/presentation', STUDIO, 'writer')
    const isLetIn = async (secret: string) => {
      const { isValid } = await validatePreviewUrl(siteClient(lake, false), previewUrl(secret))
      return isValid
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { secret: old } = await make()
      vi.setSystemTime(Date.now() + 59 * 60_000)
      expect(await isLetIn(old)).toBe(true)
      vi.setSystemTime(Date.now() + 2 * 60_000)
      expect(await isLetIn(old)).toBe(false)
      const { secret } = await make()
      expect(await isLetIn(secret)).toBe(true)
      const query = '*[_type == "sanity.previewUrlSecret"].secret'
      expect(await writer.fetch(query)).toEqual([secret])
    } finally {
      vi.useRealTimers()
    }
  },
)
