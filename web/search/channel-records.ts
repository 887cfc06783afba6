import type { Channel } from '../content/model/page-data.ts'
import { copyWords, joinParts } from './block-words.ts'
import { addCode, addFields } from './operation-records.ts'
import type { RecordList } from './record-list.ts'

/** A channel's topics, with their parameters, and the fields of its messages. */
export function addChannel(list: RecordList, channel: Channel): void {
  const own = copyWords(channel.summary)
  const summary = own === list.title ? '' : own
  if (channel.topics.length === 0)
    list.add('text', { content: joinParts(summary, copyWords(channel.description)) })
  for (const { kind, anchor, text, message: name } of channel.sections) {
    // Every topic has this section; readers who search for the word want the page about subscribing.
    if (kind === 'subscribe') continue
    list.heading(2, text, anchor)
    const message = channel.messages.find((one) => one.name === name)
    if (kind === 'topic') addTopics(list, channel, summary)
    if (kind === 'message' && message) addFields(list, 'field', message.fields)
    if (kind === 'frames') for (const { code } of message?.examples ?? []) addCode(list, code)
  }
}

function addTopics(
  list: RecordList,
  { topics, delivery, deprecated }: Channel,
  summary: string,
): void {
  for (const [index, topic] of topics.entries()) {
    const { pattern, description, parameters, examples } = topic
    const name = index === 0 ? summary : copyWords(topic.summary)
    list.add('topic', {
      content: joinParts(pattern, name, copyWords(description)),
      path: pattern,
      identifiers: [pattern, ...examples],
      ...(deprecated && { deprecated }),
    })
    addFields(list, 'parameter', parameters)
  }
  if (delivery) list.add('text', { content: copyWords(delivery.description) })
}
