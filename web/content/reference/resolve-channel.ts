import { fieldKey } from '../changelog/recent-changes.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { textIn } from '../model/localized-text.ts'
import type { Channel, Field } from '../model/page-data.ts'
import { channelSections, messageScope } from './channel-sections.ts'
import { resolveDeprecation } from './resolve-deprecation.ts'
import { type OperationContext, resolveExample, resolveFields } from './resolve-operation.ts'
import type { StoredChannel } from './stored-channel.ts'

/** Resolves a channel in one locale, with enum values; its anchors begin with `scope`. */
export function resolveChannel(
  stored: StoredChannel,
  context: OperationContext,
  scope = '',
): Channel {
  const { locale } = context
  const { delivery } = stored
  return omitUndefined({
    documentId: stored._id,
    name: `${stored.spec}-${stored.name}`,
    summary: textIn(stored.summary, locale),
    description: textIn(stored.description, locale),
    stream: stored.stream,
    private: stored.auth,
    categories: stored.appliesTo,
    deprecated: stored.deprecated,
    deprecation: resolveDeprecation(stored.deprecation, context),
    topics: resolveTopics(stored, context, scope),
    frequencies: stored.frequencies.map(({ every, categories, depth }) =>
      omitUndefined({ every, categories, depth: depth ?? undefined }),
    ),
    delivery: delivery
      ? { types: delivery.types, description: textIn(delivery.description, locale) }
      : undefined,
    limits: stored.limits.map(({ _key, limit, per, description }) =>
      omitUndefined({
        _key,
        limit,
        per: per ?? undefined,
        description: textIn(description, locale),
      }),
    ),
    messages: stored.messages.map((message) => ({
      name: message.name,
      title: textIn(message.title, locale),
      direction: message.direction,
      appliesTo: message.appliesTo,
      fields: resolveFields(
        message.fields,
        'message',
        context,
        messageScope(stored, message, scope),
        (field) =>
          context.recent.get(
            fieldKey(
              stored._id,
              message.direction === 'send' ? 'parameters' : 'response',
              field,
              message.name,
            ),
          ),
      ),
      examples: message.examples.map((example) => resolveExample(example, locale)),
    })),
    sections: channelSections(stored, locale, scope),
  })
}

/** The parameters of all topics get their anchors in one call, because anchors are unique on the page. */
function resolveTopics(stored: StoredChannel, context: OperationContext, scope: string) {
  const { locale } = context
  const fields: Field[] = resolveFields(
    stored.topics.flatMap(({ parameters }) => parameters),
    'parameters',
    context,
    scope,
  )
  return stored.topics.map(
    ({ _key, pattern, summary, description, parameters, subscribe, examples }, index) => ({
      _key,
      pattern,
      summary: textIn(index === 0 ? stored.summary : summary, locale),
      description: textIn(index === 0 ? stored.description : description, locale),
      parameters: fields.splice(0, parameters.length),
      subscribe,
      examples,
    }),
  )
}
