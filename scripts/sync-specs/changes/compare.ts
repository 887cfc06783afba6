import { compareDeprecatedValues, compareFields, type FieldDirection } from './compare-fields.ts'
import { compareSunset } from './compare-sunset.ts'
import type { ChannelFacts, EnumFacts, Facts, OperationFacts } from './facts.ts'
import { beforeAndAfter, type PartialChange } from './partial-change.ts'

/** The sides on which each enumeration is used, by its id. */
export type EnumUse = ReadonlyMap<string, ReadonlySet<FieldDirection>>

/** Changes of one operation, channel, enumeration or group of error codes. */
export function compare(before: Facts, after: Facts, use: EnumUse): PartialChange[] {
  if (before._type === 'apiOperation' && after._type === 'apiOperation')
    return compareOperations(before, after)
  if (before._type === 'apiChannel' && after._type === 'apiChannel')
    return compareChannels(before, after)
  if (before._type === 'enumDefinition' && after._type === 'enumDefinition') {
    const [old, now] = [before, after].map(({ values }) => values.map(({ value }) => value))
    const sides = use.get(after._id)
    return [
      ...listed(
        old ?? [],
        now ?? [],
        sides?.has('sent') ? 'parameter-value-removed' : 'field-value-removed',
        sides?.has('received') ? 'field-value-added' : 'parameter-value-added',
        'value',
      ),
      ...compareDeprecatedValues(givenUp(before), givenUp(after)),
    ]
  }
  if (before._type === 'errorCode' && after._type === 'errorCode') {
    const [old, now] = [before, after].map(({ codes }) => codes.map(({ code }) => code))
    return listed(old ?? [], now ?? [], 'error-code-removed', 'error-code-added', 'value')
  }
  return []
}

function compareOperations(before: OperationFacts, after: OperationFacts): PartialChange[] {
  return [
    ...flagged(before.deprecated, after.deprecated, 'endpoint-deprecated', 'endpoint-restored'),
    ...compareSunset(before, after),
    ...flagged(before.auth, after.auth, 'signature-required', 'signature-dropped'),
    ...listed(before.permissions, after.permissions, 'permission-dropped', 'permission-required'),
    ...compareLimits(
      before.rateLimits.map((limit) => ({ ...limit, name: limitName(limit) })),
      after.rateLimits.map((limit) => ({ ...limit, name: limitName(limit) })),
    ),
    ...compareFields(before.parameters, after.parameters, 'sent'),
    ...compareFields(before.response, after.response, 'received'),
  ]
}

function compareChannels(before: ChannelFacts, after: ChannelFacts): PartialChange[] {
  const messages = new Map(before.messages.map((message) => [message.name, message]))
  return [
    ...(before.stream === after.stream
      ? []
      : [{ rule: 'stream-moved' as const, ...beforeAndAfter(before.stream, after.stream) }]),
    ...flagged(before.auth, after.auth, 'signature-required', 'signature-dropped'),
    ...flagged(before.deprecated, after.deprecated, 'topic-deprecated', 'topic-restored'),
    ...compareSunset(before, after),
    ...listed(patterns(before), patterns(after), 'topic-removed', 'topic-added'),
    ...after.topics.flatMap(({ pattern, parameters }) => {
      const earlier = before.topics.find((topic) => topic.pattern === pattern)
      const found = compareFields(earlier?.parameters ?? parameters, parameters, 'sent')
      return found.map((one) => ({ part: pattern, ...one }))
    }),
    ...(pace(before) === pace(after)
      ? []
      : [{ rule: 'frequency-changed' as const, ...beforeAndAfter(pace(before), pace(after)) }]),
    ...compareLimits(
      before.limits.map(({ _key, limit, per }) => ({ name: _key, limit, per: per ?? '' })),
      after.limits.map(({ _key, limit, per }) => ({ name: _key, limit, per: per ?? '' })),
    ),
    ...listed(names(before), names(after), 'message-removed', 'message-added'),
    ...after.messages.flatMap(({ name, direction, fields }) => {
      const earlier = messages.get(name)?.fields ?? fields
      const side = direction === 'send' ? 'sent' : 'received'
      return compareFields(earlier, fields, side).map((one) => ({ part: name, ...one }))
    }),
  ]
}

const givenUp = ({ values }: EnumFacts) =>
  values.flatMap(({ value, deprecation }) => (deprecation ? [value] : []))
const patterns = ({ topics }: ChannelFacts) => topics.map(({ pattern }) => pattern)
const names = ({ messages }: ChannelFacts) => messages.map(({ name }) => name)
const pace = ({ frequencies }: ChannelFacts) =>
  frequencies
    .map(({ every, categories, depth }) => [every, ...categories, depth ?? []].flat().join(' '))
    .join(', ')

function flagged(
  before: boolean,
  after: boolean,
  on: PartialChange['rule'],
  off: PartialChange['rule'],
): PartialChange[] {
  return before === after ? [] : [{ rule: after ? on : off }]
}

function listed(
  before: string[],
  after: string[],
  removed: PartialChange['rule'],
  added: PartialChange['rule'],
  as: 'part' | 'value' = 'part',
): PartialChange[] {
  return [
    ...before
      .filter((one) => !after.includes(one))
      .map((one) => ({ rule: removed, [as]: one, ...(as === 'value' && { before: one }) })),
    ...after.filter((one) => !before.includes(one)).map((one) => ({ rule: added, [as]: one })),
  ]
}

interface Limit {
  name: string
  limit: number
  per: string
}

const limitName = ({ category = '', counts = '' }: OperationFacts['rateLimits'][number]) =>
  [category, counts].filter(Boolean).join(' ')

const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400 }

/** Rate limit per second, for units with a known length. */
const rate = ({ limit, per }: Limit): number => limit / (SECONDS[per] ?? 1)

const written = ({ limit, per }: Limit): string => (per === '' ? `${limit}` : `${limit}/${per}`)

function compareLimits(before: Limit[], after: Limit[]): PartialChange[] {
  const part = ({ name }: Limit) => (name === '' ? {} : { part: name })
  return [
    ...before
      .filter(({ name }) => !after.some((limit) => limit.name === name))
      .map((limit) => ({
        rule: 'limit-removed' as const,
        ...part(limit),
        before: written(limit),
      })),
    ...after.flatMap((limit): PartialChange[] => {
      const earlier = before.find(({ name }) => name === limit.name)
      if (!earlier) return [{ rule: 'limit-added', ...part(limit), after: written(limit) }]
      if (written(earlier) === written(limit)) return []
      return [
        {
          rule: rate(limit) < rate(earlier) ? 'limit-lowered' : 'limit-raised',
          ...part(limit),
          ...beforeAndAfter(written(earlier), written(limit)),
        },
      ]
    }),
  ]
}
