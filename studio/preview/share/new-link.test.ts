import { expect, it } from 'vitest'
import { partsOfToken, previewLink } from '../../../schemas/preview-link.ts'
import { checkLink } from '../../../web/preview/link/check-link.ts'
import { newLink } from './new-link.ts'

const wanted = {
  pageId: 'page-a',
  locale: 'zh-TW',
  duration: 'day',
  createdBy: 'Writer',
  now: Date.parse('2030-01-01T00:00:00Z'),
  site: 'https://site.example/docs/',
} as const

it('newLink returns a link that the site accepts until it expires', async () => {
  const { document, address } = await newLink(wanted)
  expect(previewLink.parse(document)).toEqual(document)
  expect(document.expiresAt).toBe('2030-01-02T00:00:00.000Z')
  expect(address).toMatch(/^https:\/\/site\.example\/docs\/api\/preview-link\/[\w.-]+$/)
  const token = address.split('/').at(-1)
  const read = async (id: string) => (id === document._id ? document : undefined)
  expect(await checkLink(token, wanted.now, read)).toMatchObject({ locale: 'zh-TW' })
  expect(await checkLink(token, wanted.now + 86_400_000, read)).toBeUndefined()
})

it('newLink stores no secret in the document, and makes a new secret each time', async () => {
  const [first, second] = await Promise.all([newLink(wanted), newLink(wanted)])
  const secret = partsOfToken(first.address.split('/').at(-1) ?? '')?.secret ?? 'none'
  expect(JSON.stringify(first.document)).not.toContain(secret)
  expect(second.document._id).not.toBe(first.document._id)
  expect(second.address).not.toContain(secret)
})
