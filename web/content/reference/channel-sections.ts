import type { Locale } from '../../config/locales.ts'
import { messages } from '../../messages/messages.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { textIn } from '../model/localized-text.ts'
import type { ChannelSection } from '../model/page-data.ts'
import { scopedAnchor } from './operation-scopes.ts'
import type { StoredChannel, StoredMessage } from './stored-channel.ts'

/** The headings of a channel block. Anchors are the same in every locale. */
export function channelSections(
  channel: StoredChannel,
  locale: Locale,
  scope = '',
): ChannelSection[] {
  const words = messages[locale]
  const about = (
    kind: 'message' | 'frames',
    anchor: string,
    text: string,
    shown: (message: StoredMessage) => boolean,
  ) =>
    channel.messages.filter(shown).map((message): ChannelSection => {
      const title = textIn(message.title, locale)
      // A single message needs no name.
      const named = channel.messages.length > 1 && title.text !== '' ? title : { text }
      return omitUndefined({
        kind,
        anchor: scopedAnchor(anchor, messageScope(channel, message, scope)),
        ...named,
        message: message.name,
      })
    })
  return [
    ...(channel.topics.length === 0
      ? []
      : [
          {
            kind: 'topic' as const,
            anchor: scopedAnchor('topic', scope),
            text: words['channel.topic'],
          },
        ]),
    ...about('message', 'message', words['channel.message'], () => true),
    ...(channel.topics.length === 0
      ? []
      : [
          {
            kind: 'subscribe' as const,
            anchor: scopedAnchor('subscribe', scope),
            text: words['channel.subscribe'],
          },
        ]),
    ...about(
      'frames',
      'message-example',
      words['channel.frames'],
      // A message sent to a topic is its subscription, listed above under the topic's name.
      ({ examples, direction }) =>
        examples.length > 0 && (direction === 'receive' || channel.topics.length === 0),
    ),
  ]
}

/** The anchor prefix of a message; the first message adds nothing to `scope`, so its anchors are short. */
export function messageScope(
  channel: StoredChannel,
  message: StoredMessage,
  scope: string,
): string {
  return message === channel.messages[0] ? scope : scopedAnchor(message.name, scope)
}
