import { fieldAnchorPrefixes, fieldAnchors } from '../../../schemas/field-anchors.ts'
import { channelSections, messageScope } from './channel-sections.ts'
import { scopedAnchor } from './operation-scopes.ts'
import { fieldPath } from './resolve-operation.ts'
import type { StoredChannel } from './stored-channel.ts'

/** The anchors that a channel block adds to its page. */
export function channelAnchors(channel: StoredChannel): string[] {
  return [
    ...channelSections(channel, 'en').map(({ anchor }) => anchor),
    ...fieldAnchors(
      channel.topics.flatMap(({ parameters }) => parameters).map(fieldPath),
      fieldAnchorPrefixes.parameters,
    ),
    ...channel.messages.flatMap((message) =>
      fieldAnchors(message.fields.map(fieldPath), fieldAnchorPrefixes.message).map((anchor) =>
        scopedAnchor(anchor, messageScope(channel, message, '')),
      ),
    ),
  ]
}
