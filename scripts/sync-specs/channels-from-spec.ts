import { channelId } from '../../schemas/ids.ts'
import { fieldOf, translations } from '../../schemas/locales.ts'
import { textHash } from '../../schemas/text-hash.ts'
import type { SpecChannel, SpecMessage, SpecServer } from './channel-spec.ts'
import { deprecationOf } from './deprecation.ts'
import { fieldsIn } from './fields.ts'
import { jsonText } from './json-text.ts'
import type { ChannelSpec } from './read-channel-spec.ts'
import { specError } from './spec-error.ts'
import { specKeyOf } from './spec-key.ts'
import type { ChannelDocument, MessageFacts, SpecField, SpecText, TopicFacts } from './types.ts'
import { specText } from './words.ts'

type Named = [name: string, channel: SpecChannel]

/**
 * Creates one document for channels with the same page: they differ only in their topics, as `order` and
 * `order.{category}` do. A channel without a connection of its own is left out.
 */
export function channelsFromSpec(spec: ChannelSpec): ChannelDocument[] {
  const byRoute = new Map<string, Named[]>()
  for (const [name, channel] of Object.entries(spec.channels)) {
    const route = channel['x-docs-route']
    if (route === undefined || serversOf(spec, channel).length === 0) continue
    byRoute.set(route, [...(byRoute.get(route) ?? []), [name, channel]])
  }
  return [...byRoute].map(([route, channels]) => channelDocument(spec, route, channels))
}

function channelDocument(spec: ChannelSpec, route: string, channels: Named[]): ChannelDocument {
  const [first] = channels
  if (!first) throw new Error(`${spec.file} has no channel for ${route}.`)
  const [name, channel] = first
  const { stream, auth, categories } = connectionOf(spec, name, channel)
  const appliesTo = channel['x-applies-to'] ?? categories
  const delivery = channel['x-snapshot-delta']
  const life = channel['x-deprecation']
  const messages = new Map(
    channels.flatMap(([from, { messages }]) =>
      Object.entries(messages).map(([key, message]) => [
        key,
        messageFacts(key, message, spec.sent.has(`${from}/${key}`)),
      ]),
    ),
  )
  return {
    _id: channelId(spec.name, name),
    _type: 'apiChannel',
    name,
    spec: spec.name,
    route: route.replace('/docs/', ''),
    summary: specText('localeString', channel, 'summary'),
    description: specText('localeText', channel, 'description'),
    stream,
    auth,
    ...(appliesTo && { appliesTo }),
    ...(life && { deprecated: true, deprecation: deprecationOf(life) }),
    topics: channels.flatMap(([from, one]) => topicFacts(from, one, one === channel)),
    frequencies: (channel['x-push-frequency'] ?? []).map(({ every, category, depth }, index) => ({
      _key: `frequency${index}`,
      every,
      ...(category && { categories: category }),
      ...(depth !== undefined && { depth }),
    })),
    ...(delivery && {
      delivery: {
        types: delivery.types,
        description: specText('localeText', delivery, 'description'),
      },
    }),
    limits: (channel['x-limits'] ?? []).map(({ name, limit, per, ...words }) => ({
      _key: name,
      limit,
      ...(per !== undefined && { per }),
      description: specText('localeText', words, 'description'),
    })),
    messages: [...messages.values()],
  }
}

const serversOf = (spec: ChannelSpec, channel: SpecChannel): SpecServer[] =>
  channel.servers ?? Object.values(spec.servers ?? {})

/** Common path of a channel's servers; throws when they differ. */
function connectionOf(spec: ChannelSpec, name: string, channel: SpecChannel) {
  const servers = serversOf(spec, channel)
  const [stream = '', ...others] = new Set(servers.map(({ pathname }) => pathname))
  const [auth = false, ...more] = new Set(servers.map(({ security = [] }) => security.length > 0))
  if (others.length + more.length > 0) {
    throw specError(
      spec.file,
      ['channels', name],
      'its servers differ in path or security. Give it servers that differ in the host only.',
    )
  }
  return { stream, auth, categories: servers[0]?.variables?.category?.enum }
}

function topicFacts(name: string, channel: SpecChannel, isFirst: boolean): TopicFacts[] {
  const { address, parameters = {} } = channel
  if (address === null) return []
  const subscribe = channel['x-subscribe'] ?? { op: 'subscribe', args: [address] }
  return [
    {
      _key: name,
      pattern: address,
      ...(!isFirst && {
        summary: specText('localeString', channel, 'summary'),
        description: specText('localeText', channel, 'description'),
      }),
      parameters: Object.entries(parameters).map(([key, parameter]): SpecField => {
        const [example] = parameter.examples
        return {
          _key: textHash(`topic ${key}`),
          _type: 'apiField',
          name: key,
          path: key,
          depth: 0,
          type: 'string',
          required: true,
          ...(parameter.enum && { values: parameter.enum }),
          ...(example !== undefined && { example }),
          description: specText('localeText', parameter, 'description'),
        }
      }),
      subscribe: jsonText(subscribe),
      examples: subscribe.args,
    },
  ]
}

function messageFacts(name: string, message: SpecMessage, sent: boolean): MessageFacts {
  const appliesTo = message['x-applies-to']
  return {
    _key: name,
    name,
    title: specText('localeString', message, 'title'),
    direction: sent ? 'send' : 'receive',
    ...(appliesTo && { appliesTo }),
    fields: fieldsIn(message.payload.schema),
    examples: message.examples.map((example) => ({
      _key: example.name,
      title: exampleTitle(example, message),
      code: jsonText(example.payload),
    })),
  }
}

/** The example's summary, else its name. */
function exampleTitle(
  { name, summary }: SpecMessage['examples'][number],
  message: SpecMessage,
): SpecText {
  const translated = translations.flatMap((locale) => {
    const own = message[specKeyOf(locale)]?.examples?.[name]
    return own ? [[fieldOf(locale), own]] : []
  })
  return { _type: 'localeString', en: summary ?? name, ...Object.fromEntries(translated) }
}
