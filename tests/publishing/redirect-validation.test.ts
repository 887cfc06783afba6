import { expect, it } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { redirectFromProblem, redirectToProblem } from '../../schemas/validation/redirect.ts'
import { pagePathTaken } from '../../schemas/validation/unique-page-path.ts'

const page = (_id: string, path: string, en: string) => ({
  _id,
  _type: 'page',
  title: { en },
  path: { _type: 'slug', current: path },
})
const redirect = (from: string, to: string) => ({
  _id: `redirect-${from.replaceAll('/', '-')}`,
  _type: 'redirect',
  from,
  to: { _type: 'reference', _ref: to, _weak: true },
})

async function filled() {
  const lake = await testLake()
  const transaction = lake.client('administrator').transaction()
  for (const document of [
    page('page-a', 'v5/a', 'A'),
    page('page-b', 'v5/b', 'B'),
    page('drafts.page-c', 'v5/c', 'C'),
    redirect('v5/old', 'page-a'),
    redirect('v5/c', 'page-b'),
  ] as { _id: string; _type: string }[])
    transaction.create(document)
  await transaction.commit()
  return lake
}

it('redirect validation reports addresses where none may begin', async () => {
  await using lake = await filled()
  const client = lake.client('writer')
  const from = (from: string, to = 'page-a', id = 'drafts.redirect-x') =>
    redirectFromProblem(client, { id, from, to })
  expect(await from('v5/new')).toBeUndefined()
  expect(await from('v5/a')).toContain('round in circles')
  expect(await from('v5/b')).toContain('The page “B” is at v5/b: readers see it')
  expect(await from('v5/old')).toContain('leads from v5/old to “A” already')
  expect(await from('v5/old', 'page-a', 'drafts.redirect-v5-old')).toBeUndefined()
})

it('redirect validation reports a target that is deleted and itself redirects', async () => {
  await using lake = await filled()
  const client = lake.client('writer')
  expect(await redirectToProblem(client, 'page-a')).toBeUndefined()
  expect(await redirectToProblem(client, undefined)).toBeUndefined()
  expect(await redirectToProblem(client, 'page-c')).toContain('Choose “B”')
})

it('redirect validation reports who has a page’s path: another page, or a redirect of a former one', async () => {
  await using lake = await filled()
  const client = lake.client('writer')
  expect(await pagePathTaken(client, 'v5/b', 'drafts.page-a')).toContain('“B” already has')
  expect(await pagePathTaken(client, 'v5/old', 'page-b')).toContain('sent to the page “A”')
  expect(await pagePathTaken(client, 'v5/old', 'drafts.page-a')).toBeUndefined()
})
