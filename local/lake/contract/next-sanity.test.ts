import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret'
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
} from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { createClient } from 'next-sanity'
import { expect, vi } from 'vitest'
import { contract } from '../testing/contract.ts'
import { STUDIO, siteRobot, type TestLake } from '../testing/test-lake.ts'

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
