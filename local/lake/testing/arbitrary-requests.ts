import fc from 'fast-check'
import type { Role } from '../auth/roles.ts'
import { routes } from '../routes/all.ts'
import { arbitraryQuery, bodyFor, IDS } from './arbitrary-bodies.ts'
import { tokenOf } from './test-lake.ts'

/** `nonsense` sends an unknown token. */
export type Sender = Exclude<Role, 'webhook'> | 'nobody' | 'nonsense'

export type FuzzRequest = {
  sender: Sender
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

const RIGHT: Record<string, string[]> = {
  dataset: ['production'],
  project: ['local'],
  ids: [...IDS, 'a,b,drafts.a', 'writer,viewer', ','],
  id: ['local', 'a', 'drafts.a'],
  keys: ['k', 'one,two'],
  file: ['x-1x1.png', `${'a'.repeat(40)}-1x1.png`],
}
const WRONG = ['x', '%', '%00', '%2e%2e%2f', '..', 'constructor', '__proto__', '%F0%9F%98%80']

const segment = (name: string) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...(RIGHT[name] ?? ['x', '1'])) },
    fc.constantFrom(...WRONG),
    fc.string({ minLength: 1, maxLength: 8 }).map(encodeURIComponent),
  )

/** A path for the pattern: each `:name` gets a value, mostly a valid one. */
function pathOf(pattern: string): fc.Arbitrary<string> {
  const steps = pattern
    .split('/')
    .map((step) => (step.startsWith(':') ? segment(step.slice(1)) : fc.constant(step)))
  return fc.tuple(...steps).map((parts) => parts.join('/'))
}

const VALUES = [
  'true',
  'false',
  'raw',
  'published',
  'drafts',
  'x',
  '',
  '1',
  '-1',
  '1e9',
  '{"a":',
  '[]',
  '*',
  '%',
  '\u0000',
]
const NAMES = [
  'perspective',
  'resultSourceMap',
  'returnQuery',
  'returnIds',
  'returnDocuments',
  'dryRun',
  'tag',
  'visibility',
  'includeAllVersions',
  'includeResult',
  'effectFormat',
  'limit',
  'nextCursor',
  'revision',
  'lastRevision',
  'fromTransaction',
  'excludeContent',
  'origin',
  'sid',
  'w',
  'h',
  'rect',
  'fit',
  'fm',
  'types',
  'ticket',
  '$id',
  '$__proto__',
  '__proto__',
  'x',
]
const option = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES))
const search = fc
  .tuple(fc.option(option, { freq: 1, nil: null }), fc.option(arbitraryQuery, { freq: 1 }))
  .map(([one, query]) => {
    const options = one === null ? [] : [one]
    const all = new URLSearchParams(query === null ? options : [['query', query], ...options])
    return all.size === 0 ? '' : `?${all}`
  })

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  fc.constantFrom(
    { origin: 'http://localhost:3333' },
    { origin: 'http://evil.example' },
    { cookie: 'sanitySession=x; ;=;sanitySession' },
    { 'content-type': 'multipart/form-data' },
    { 'content-encoding': 'br' },
    { accept: '\u00ff', 'accept-encoding': 'gzip' },
    { 'last-event-id': '%00' },
    { 'if-none-match': '*' },
  ),
)
const version = fc.constantFrom('/v1', '/v2025-02-19', '/vX', '', '/v0')
const sender = fc.constantFrom<Sender[]>(
  'administrator',
  'writer',
  'translator',
  'translator',
  'translator',
  'viewer',
  'nobody',
  'nonsense',
)

export const authorizationOf = (from: Sender): Record<string, string> =>
  from === 'nobody'
    ? {}
    : { authorization: `Bearer ${from === 'nonsense' ? 'nonsense' : tokenOf(from)}` }

// Write routes are weighted: they are few of many, and have the most to go wrong.
const WRITES = routes.filter(({ path }) => /^\/data\/(mutate|actions|query)/.test(path))
const known = fc.oneof(
  fc.constantFrom(...routes),
  fc.constantFrom(...WRITES),
  fc.constantFrom({ method: 'PUT', path: '/datasets/:dataset' }),
)

/** A request to any call by any sender, mostly valid. */
export const arbitraryRequest: fc.Arbitrary<FuzzRequest> = known.chain(({ method, path }) =>
  fc
    .record({
      sender,
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(method) },
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
      ),
      path: fc
        .tuple(version, pathOf(path), fc.oneof(fc.constant(''), search))
        .map((parts) => parts.join('')),
      headers,
      body: bodyFor(path),
    })
    .map((request) => ({
      ...request,
      body: ['GET', 'HEAD'].includes(request.method) ? null : request.body,
    })),
)
