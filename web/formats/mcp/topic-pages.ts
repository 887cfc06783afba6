import type { ApiSurface } from '../../content/api-surface/surface-schema.ts'

/** A topic of the streams, or a stream request by name, and the page that documents it. */
export interface TopicPage {
  /** `orderbook.{depth}.{symbol}` */
  pattern: string
  /** The values of its parameters that have a fixed set: `depth` can be `50`. */
  values: Readonly<Record<string, readonly string[]>>
  path: string
}

/** The topics and stream requests of the API that have a page. */
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
 * The topics that match `name`, in the form that clients subscribe to (`orderbook.50.BTCUSDT`), as a pattern
 * (`orderbook.{depth}.{symbol}`), or by the first word; patterns with the fewest parameters first.
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
