import type { ApiSurface } from '../../content/api-surface/surface-schema.ts'

/** A topic of the streams, or a request of theirs by its name, and the page about it. */
export interface TopicPage {
  /** `orderbook.{depth}.{symbol}` */
  pattern: string
  /** Of its parameters those that are one of a few: `depth` is `50`. */
  values: Readonly<Record<string, readonly string[]>>
  path: string
}

/** Those of the API that a page is about, with the requests of its streams. */
export const topicPages = ({
  topics,
  commands,
}: Pick<ApiSurface, 'topics' | 'commands'>): TopicPage[] => [
  ...topics.flatMap(({ pattern, page, parameters }) =>
    page ? [{ pattern, path: page, values: valuesOf(parameters) }] : [],
  ),
  ...commands.flatMap(({ name, page }) =>
    page ? [{ pattern: name, path: page, values: {} }] : [],
  ),
]

const valuesOf = (parameters: ApiSurface['topics'][number]['parameters']): TopicPage['values'] =>
  Object.fromEntries(parameters.flatMap(({ name, values }) => (values ? [[name, values]] : [])))

/**
 * The topics that `name` is, as a client subscribes to it (`orderbook.50.BTCUSDT`), as it is written
 * (`orderbook.{depth}.{symbol}`) or by its first word; the one whose words are most its own first.
 */
export function topicsNamed(name: string, topics: readonly TopicPage[]): TopicPage[] {
  const found = topics.filter((topic) => isNamed(topic, name))
  const named = found.length > 0 ? found : topics.filter(({ pattern }) => begins(pattern, name))
  return named.toSorted(
    (a, b) => holes(a.pattern) - holes(b.pattern) || a.path.length - b.path.length,
  )
}

const HOLE = /^\{(\w+)\}$/

function isNamed({ pattern, values }: TopicPage, name: string): boolean {
  const parts = pattern.split('.')
  const given = name.split('.')
  if (given.length !== parts.length) return false
  return parts.every((part, index) => {
    const one = given[index] ?? ''
    const [, parameter] = HOLE.exec(part) ?? []
    if (parameter === undefined || one === part) return one === part
    const known = values[parameter]
    return one !== '' && (known === undefined || known.includes(one))
  })
}

const begins = (pattern: string, name: string): boolean => pattern.split('.')[0] === name
const holes = (pattern: string): number =>
  pattern.split('.').filter((part) => HOLE.test(part)).length
