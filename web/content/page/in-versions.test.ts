import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { fetchInVersions } from './in-versions.ts'

const page = (path: string) => ({ _id: `page-${path}`, _type: 'page', path: { current: path } })
const dataset = [
  { _id: 'version-next', _type: 'docsVersion', name: 'current', label: 'Next', isLast: true },
  { _id: 'version-1', _type: 'docsVersion', name: '1.0', label: '1.0', path: 'v1' },
  page('v5/intro'),
  page('v5/new'),
  page('v1/v5/intro'),
]
const client = lakeOf(dataset)

const newest = { name: 'current', path: '' }
const first = { name: '1.0', path: 'v1' }

it.each([
  ['v5/intro', newest, { name: '1.0', path: 'v1/v5/intro', exists: true }],
  ['v5/new', newest, { name: '1.0', path: 'v1/v5/new', exists: false }],
  ['v1/v5/intro', first, { name: 'current', path: 'v5/intro', exists: true }],
  ['v1/v5/old', first, { name: 'current', path: 'v5/old', exists: false }],
])('fetchInVersions finds %s of %o in the other version', async (path, version, found) =>
  expect(await fetchInVersions(new Reader(client), path, version)).toEqual([found]),
)
