import { evaluate, parse } from 'groq-js'
import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { documentTypes, schemaTypes } from '../index.ts'
import { checkAll } from './check-all.ts'
import { type CheckFinding, inOrder } from './finding.ts'

const common = { _createdAt: '2026-11-01T00:00:00Z', _updatedAt: '2026-11-01T00:00:00Z', _rev: 'r' }
const page = (path: string, title: string) => ({
  ...common,
  _id: `page-${path}`,
  _type: 'page',
  path: { _type: 'slug', current: path },
  title: { _type: 'localeString', en: title, zhTW: '標題' },
  version: { _type: 'reference', _ref: 'version-next' },
  body: { _type: 'localeBody', en: [{ _key: 'd', _type: 'divider' }] },
})
const redirect = {
  ...common,
  _id: 'redirect-a',
  // The `drafts` perspective returns a draft with this property.
  _originalId: 'drafts.redirect-a',
  _type: 'redirect',
  from: 'v5/old',
  to: { _type: 'reference', _ref: 'page-gone' },
}
const dataset = [
  { ...common, _id: 'version-next', _type: 'docsVersion' },
  ...Array.from({ length: 60 }, (_, index) => page(`v5/p${index}`, 'A page')),
  page('v5/long', 'L'.repeat(61)),
  redirect,
]

const client = {
  config: () => ({ projectId: 'check-all-test' }),
  fetch: async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get(),
}
// The fake client answers every overload of `fetch` in the same way.
const check = async (types: string[], signal?: AbortSignal) => {
  const findings: CheckFinding[] = []
  const counts: string[] = []
  await checkAll(
    client as never,
    {
      schema: createSchema({ name: 'default', types: schemaTypes }),
      getClient: () => client as never,
    },
    { types, ...(signal && { signal }) },
    (found, { checked, of }) => {
      findings.push(...found)
      counts.push(`${checked}/${of}`)
    },
  )
  return { findings, counts }
}

it('checkAll checks every document, in batches, and locates each finding', async () => {
  const { findings, counts } = await check(['page', 'redirect', 'docsVersion'])
  expect(counts.at(-1)).toBe('63/63')
  const found = inOrder(findings.filter(({ type }) => type !== 'docsVersion'))
  const errors = found.filter(({ level }) => level === 'error')
  expect(errors.filter(({ field }) => field === 'to')).toEqual([
    {
      id: 'redirect-a',
      type: 'redirect',
      title: 'v5/old',
      path: '',
      level: 'error',
      message: expect.stringContaining('is not published, or no longer there'),
      field: 'to',
      location: { steps: [{ kind: 'field', title: 'Page' }], locale: undefined },
    },
  ])
  expect(found.filter(({ type, level }) => type === 'page' && level === 'warning')).toEqual([
    expect.objectContaining({ path: 'v5/long', field: 'sidebarLabel.en' }),
    {
      id: 'page-v5/long',
      type: 'page',
      title: 'L'.repeat(61),
      path: 'v5/long',
      level: 'warning',
      message: expect.stringContaining('Shorten it to 60 letters'),
      field: 'title.en',
      location: { steps: [{ kind: 'field', title: 'Title' }], locale: 'en' },
    },
  ])
})

it('checkAll ends when its signal is aborted', async () => {
  const controller = new AbortController()
  controller.abort(new Error('Enough'))
  await expect(check(documentTypes, controller.signal)).rejects.toThrow('Enough')
})
