import type { ApiSurface, SurfaceOperation } from '../content/api-surface/surface-schema.ts'
import { topicSegments } from './topics/topic-match.ts'

/** What has a deprecated field wherever it is. */
export interface FieldOwner {
  what: string
  page?: string
}

/** The surface of the API, ready to be asked. */
export interface ApiIndex {
  surface: ApiSurface
  /** YYYY-MM-DD */
  today: string
  byPath: ReadonlyMap<string, SurfaceOperation[]>
  /** Every beginning of a known path: `/v5/market`. */
  beginnings: ReadonlySet<string>
  streams: readonly RegExp[]
  hosts: ReadonlySet<string>
  /** First parts of topics: `orderbook`. */
  topicHeads: readonly string[]
  /** Heads that are words of any program: those that are a topic alone, such as `order`. */
  commonHeads: ReadonlySet<string>
  /** Paths by what a function that calls them may be named: `wallet balance`, `set leverage`. */
  byWords: ReadonlyMap<string, string>
  commands: ReadonlyMap<string, string | undefined>
  /** All names of parameters, fields and values. */
  names: ReadonlySet<string>
  /** Fields that are deprecated wherever the API has them, with the first that has one. */
  gone: ReadonlyMap<string, FieldOwner>
}

/** Names that other programs have too say nothing by themselves. */
const TELLING = /^(?=.{8})[a-z]+[A-Z]/

/** `today` is YYYY-MM-DD: what had its sunset by then works no more. */
export function indexApi(
  surface: ApiSurface,
  today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
): ApiIndex {
  const { operations, topics } = surface
  const byPath = new Map<string, SurfaceOperation[]>()
  for (const operation of operations)
    byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation])
  return {
    surface,
    today,
    byPath,
    beginnings: new Set([...byPath.keys()].flatMap(beginningsOf)),
    streams: surface.streams.map(
      (stream) => new RegExp(`^${stream.replace(/\{\w+\}/g, '[\\w-]+')}$`),
    ),
    hosts: new Set(surface.hosts),
    topicHeads: [...new Set(topics.map(({ pattern }) => topicSegments(pattern)[0] ?? ''))],
    commonHeads: new Set(topics.flatMap(({ pattern }) => (pattern.includes('.') ? [] : [pattern]))),
    byWords: pathsByWords([...byPath.keys()]),
    commands: new Map(surface.commands.map(({ name, page }) => [name, page])),
    names: new Set(
      [...operations, ...topics].flatMap(({ parameters, fields }) => [
        ...fields,
        ...parameters.flatMap(({ name, values = [] }) => [name, ...values]),
      ]),
    ),
    gone: goneFields(surface),
  }
}

/** `GET /v5/market/kline`; of a path with several methods, the path. */
export function operationsName(operations: readonly SurfaceOperation[]): string {
  const [first, second] = operations
  if (first === undefined) return ''
  return second ? first.path : `${first.method} ${first.path}`
}

/**
 * By the words of its last part, and of its area with it. What two paths share says nothing, nor does a single
 * word, nor one that names another area: `place-order` below `/v5/earn`.
 */
function pathsByWords(paths: readonly string[]): Map<string, string> {
  const areas = new Set(paths.map((path) => path.split('/')[2]))
  const all = paths.flatMap((path) => {
    const [area = '', ...parts] = path.split('/').slice(2)
    const last = parts.at(-1) ?? ''
    if (last.split('-').some((word) => word !== area && areas.has(word))) return []
    return [last, `${area}-${last}`].map((name) => [name.replace(/[-_]/g, ' '), path] as const)
  })
  const known = new Map<string, Set<string>>()
  for (const [words, path] of all)
    if (words.includes(' ')) known.set(words, (known.get(words) ?? new Set()).add(path))
  return new Map(
    [...known].flatMap(([words, [path = '', second]]) => (second ? [] : [[words, path] as const])),
  )
}

function beginningsOf(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/')).slice(1, -1)
}

function goneFields({ operations, topics }: ApiSurface): Map<string, FieldOwner> {
  const owners = [
    ...operations.map((operation) => ({ ...operation, what: operationsName([operation]) })),
    ...topics.map((topic) => ({ ...topic, what: topic.pattern })),
  ]
  const alive = new Set(
    owners.flatMap(({ fields, deprecatedFields = [], parameters }) => [
      ...fields.filter((name) => !deprecatedFields.includes(name)),
      ...parameters.flatMap(({ name, deprecated }) => (deprecated ? [] : [name])),
    ]),
  )
  const found = new Map<string, FieldOwner>()
  for (const { what, page, deprecatedFields = [] } of owners)
    for (const name of deprecatedFields)
      if (TELLING.test(name) && !alive.has(name) && !found.has(name))
        found.set(name, page === undefined ? { what } : { what, page })
  return found
}
