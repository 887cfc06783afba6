import type { SurfaceTopic } from '../../content/api-surface/surface-schema.ts'

/** In a topic as source code writes it: a part that is only known when the program runs. */
export const UNKNOWN_SEGMENT = '*'

export const topicSegments = (topic: string): string[] => topic.split('.')

/** More than any topic has. */
const MOST_PARAMETERS = 10

const isParameter = (segment: string): boolean => /^\{\w+\}$/.test(segment)

export interface TopicMatch {
  topic: SurfaceTopic
  /** The first value that the topic does not take, and those that it does. */
  wrong?: { value: string; values: string[] }
}

/**
 * The topics that `name` may be one of, those that take its values first, then those that take most. `open`: what follows is not
 * known, as in `"orderbook." + depth`.
 */
export function matchTopics(
  name: string,
  open: boolean,
  topics: readonly SurfaceTopic[],
): TopicMatch[] {
  const given = topicSegments(name)
  const found = topics.flatMap((topic) => matchTopic(given, open, topic) ?? [])
  const rank = ({ wrong, topic }: TopicMatch) =>
    Number(Boolean(wrong)) - topic.parameters.length / MOST_PARAMETERS
  return found.sort((a, b) => rank(a) - rank(b))
}

function matchTopic(
  given: readonly string[],
  open: boolean,
  topic: SurfaceTopic,
): TopicMatch | undefined {
  const segments = topicSegments(topic.pattern)
  if (open ? given.length > segments.length : given.length !== segments.length) return undefined
  let wrong: TopicMatch['wrong']
  for (const [at, value] of given.entries()) {
    const segment = segments[at] ?? ''
    if (value.includes(UNKNOWN_SEGMENT)) {
      if (!isParameter(segment)) return undefined
    } else if (isParameter(segment)) {
      const name = segment.slice(1, -1)
      const values = topic.parameters.find((parameter) => parameter.name === name)?.values
      if (values && !values.includes(value)) wrong ??= { value, values }
    } else if (segment !== value) return undefined
  }
  return wrong ? { topic, wrong } : { topic }
}
