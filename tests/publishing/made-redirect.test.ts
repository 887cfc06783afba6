import { expect, it } from 'vitest'
import { failure, type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { makeRedirect, removeRedirect } from '../../studio/insights/make-redirect.ts'

const page = (id: string, path: string) => ({
  _id: id,
  _type: 'page',
  title: { _type: 'localeString', en: path },
  path: { _type: 'slug', current: path },
})

const redirects = (lake: TestLake) =>
  lake.client('viewer').fetch(`*[_type == "redirect"] | order(from){from, "to": to._ref}`)

it('a redirect from a missing address is created, and can be undone', async () => {
  await using lake = await testLake()
  const writer = lake.client('writer')
  await writer.create(page('page-gull', 'v5/gull'))
  const made = await makeRedirect(writer, 'v5/seagull', 'page-gull')
  expect(made).toEqual({ is: 'made', id: 'redirect-v5-seagull' })
  expect(await redirects(lake)).toEqual([{ from: 'v5/seagull', to: 'page-gull' }])
  await removeRedirect(writer, 'redirect-v5-seagull')
  expect(await redirects(lake)).toEqual([])
})

it('a redirect gets another id when the usual one is taken', async () => {
  await using lake = await testLake()
  const writer = lake.client('writer')
  await writer.create(page('page-gull', 'v5/gull'))
  await makeRedirect(writer, 'v5/sea-gull', 'page-gull')
  expect(await makeRedirect(writer, 'v5/sea_gull', 'page-gull')).toMatchObject({ is: 'made' })
  await makeRedirect(writer, 'v5/sea.gull', 'page-gull')
  expect(await redirects(lake)).toHaveLength(3)
})

it('a redirect is not created when a page or redirect exists by then', async () => {
  await using lake = await testLake()
  const writer = lake.client('writer')
  for (const one of [page('page-gull', 'v5/gull'), page('drafts.page-tern', 'v5/tern')])
    await writer.create(one)
  await writer.create({
    ...{ _id: 'redirect-old', _type: 'redirect', from: '/v5/seagull' },
    to: { _type: 'reference', _ref: 'page-gull' },
  })
  for (const from of ['v5/gull', 'v5/tern', 'v5/seagull'])
    expect(await makeRedirect(writer, from, 'page-gull')).toEqual({ is: 'taken' })
})

it('a redirect is refused without the right, and in a section with four eyes', async () => {
  await using lake = await testLake()
  await lake.client('administrator').create(page('page-gull', 'v5/gull'))
  for (const role of ['translator', 'viewer'] as const)
    expect((await failure(makeRedirect(lake.client(role), 'v5/old', 'page-gull'))).status).toBe(403)
  await lake
    .client('administrator')
    .create({ _id: 'siteSettings', _type: 'siteSettings', fourEyes: ['v5'] })
  const refused = await failure(makeRedirect(lake.client('writer'), 'v5/old', 'page-gull'))
  expect(refused.status).toBe(403)
  expect(await redirects(lake)).toEqual([])
})
