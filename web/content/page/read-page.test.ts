import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { readPage } from './read-page.ts'

const page = (path: string) => ({
  _id: `page-${path}`,
  _type: 'page',
  _rev: 'r',
  path: { current: path },
  title: { en: path },
})
const dataset = [
  page('v5/intro'),
  page('v5/kept.html'),
  page('v5/kept'),
  { _id: 'redirect-old', _type: 'redirect', from: 'v5/old', to: { _ref: 'page-v5/intro' } },
  { ...page('v5/evil'), _id: 'tmp', _type: 'tmp' },
  { _id: 'redirect-tmp', _type: 'redirect', from: 'v5/gone', to: { _ref: 'tmp' } },
]
const client = lakeOf(dataset)

it.each([
  ['v5/intro', 'page v5/intro'],
  ['v5/intro.html', 'page v5/intro'],
  ['v5/intro/index.html', 'page v5/intro'],
  ['v5/kept.html', 'page v5/kept.html'],
  ['v5/kept', 'page v5/kept'],
  ['v5/old.html', 'redirect /v5/intro'],
  ['v5/gone', 'missing'],
  ['v5/intro.htm', 'missing'],
  ['v5/nothing.html', 'missing'],
  ['v5/intro.html.html', 'missing'],
])('reading a page of the path %s returns: %s', async (path, expected) => {
  const result = await readPage(client, path, 'en')
  const what = result.kind === 'page' ? result.data.path : result.kind === 'redirect' && result.to
  expect([result.kind, what].filter(Boolean).join(' ')).toBe(expected)
})
