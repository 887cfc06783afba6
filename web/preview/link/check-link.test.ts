import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkLink } from './check-link.ts'

const NAME = '0123456789abcdef0123456789abcdef'
const SECRET = 'S'.repeat(43)
const END = Date.parse('2030-01-02T00:00:00Z')
const DAY = 86_400_000

const document = {
  _id: `previewLink.${NAME}`,
  _type: 'previewLink',
  pageId: 'page-a',
  locale: 'en',
  secretHash: createHash('sha256').update(SECRET).digest('hex'),
  expiresAt: '2030-01-02T00:00:00.000Z',
  createdBy: 'Writer',
}

const check = (token: string | undefined, now = END - 1, stored: unknown = document) =>
  checkLink(token, now, async (id) => (id === document._id ? stored : undefined))

it('checkLink opens a link until it expires', async () => {
  expect(await check(`${NAME}.${SECRET}`)).toMatchObject({ pageId: 'page-a', locale: 'en' })
  expect(await check(`${NAME}.${SECRET}`, END)).toBeUndefined()
})

it.each([
  ['nothing', undefined],
  ['an empty token', ''],
  ['a name without a secret', NAME],
  ['another secret', `${NAME}.${'T'.repeat(43)}`],
  ['a secret that is one letter short', `${NAME}.${SECRET.slice(1)}`],
  ['more behind it', `${NAME}.${SECRET}.x`],
  ['another name', `${NAME.replace('0', 'f')}.${SECRET}`],
  ['a name that leads to other documents', `secrets.searchInsights.${SECRET}`],
])('checkLink returns undefined for %s', async (_what, token) => {
  expect(await check(token)).toBeUndefined()
})

it.each([
  ['was taken back', undefined],
  ['is a document of another type', { ...document, _type: 'page' }],
  ['has no expiry', { ...document, expiresAt: undefined }],
  ['has an empty hash', { ...document, secretHash: '' }],
])('checkLink returns undefined when the link %s', async (_what, stored) => {
  expect(await checkLink(`${NAME}.${SECRET}`, END - 1, async () => stored)).toBeUndefined()
})

it("checkLink returns undefined for a link that lasts longer than the Studio's, whatever it says itself", async () => {
  const token = `${NAME}.${SECRET}`
  const written = (at: number) => ({ ...document, _updatedAt: new Date(at).toISOString() })
  expect(await check(token, END - 7 * DAY)).toMatchObject({ pageId: 'page-a' })
  expect(await check(token, END - 8 * DAY)).toBeUndefined()
  expect(await check(token, END - 1, written(END - 7 * DAY))).toMatchObject({ pageId: 'page-a' })
  expect(await check(token, END - 1, written(END - 8 * DAY))).toBeUndefined()
  expect(await check(token, END - 8 * DAY, written(END))).toBeUndefined()
  const forever = { ...document, expiresAt: '9999-12-31T00:00:00.000Z', createdBy: 'The writer' }
  expect(await check(token, END, forever)).toBeUndefined()
})
