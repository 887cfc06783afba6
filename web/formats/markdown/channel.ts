import type { Channel, ChannelSection } from '../../content/model/page-data.ts'
import { channelNotes } from '../../content/reference/channel-notes.ts'
import { frequencyRows } from '../../content/reference/frequency-rows.ts'
import type { Translate } from '../../messages/translator.ts'
import { deprecationMarkdown } from './deprecation.ts'
import { escapeText, inlineCode, proseLine } from './escape.ts'
import { fence } from './fence.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { bulletList, exampleMarkdown, fieldTable } from './operation.ts'
import { tableMarkdown } from './table.ts'

/** The topic, its notes, the tables of parameters and fields, and the example messages. */
export function channelMarkdown(channel: Channel, { origin, t }: MarkdownContext): string[] {
  const [topic] = channel.topics
  return [
    [
      inlineCode(topic?.pattern ?? channel.stream),
      ...(channel.deprecated ? [t('operation.deprecated')] : []),
      ...channelNotes(channel, t).map(escapeText),
    ].join(' · '),
    ...bulletList(deprecationMarkdown(channel.deprecation, origin, t)),
    ...(topic ? [] : [proseLine(channel.description.text), ...connection(channel, t)]),
    ...channel.sections.flatMap((section) => [
      `## ${escapeText(section.text)}`,
      ...sectionMarkdown(channel, section, { origin, t }),
    ]),
  ]
}

function sectionMarkdown(
  channel: Channel,
  section: ChannelSection,
  context: MarkdownContext,
): string[] {
  const { origin, t } = context
  const message = channel.messages.find(({ name }) => name === section.message)
  switch (section.kind) {
    case 'topic':
      return topics(channel, context)
    case 'message':
      return message
        ? [
            message.appliesTo.length > 0
              ? t('operation.appliesTo', {
                  categories: message.appliesTo.map(escapeText).join(t('list.between')),
                })
              : '',
            fieldTable(message.fields, t, message.direction === 'send', origin),
          ]
        : []
    case 'subscribe':
      return channel.topics.map(({ subscribe }) => fence({ code: subscribe, language: 'json' }))
    case 'frames':
      return message?.examples.flatMap(exampleMarkdown) ?? []
  }
}

function topics(channel: Channel, { origin, t }: MarkdownContext): string[] {
  const [head, ...rows] = frequencyRows(channel.frequencies, t)
  return [
    ...channel.topics.flatMap(({ pattern, description, parameters }, index) => [
      index > 0 ? inlineCode(pattern) : '',
      proseLine(description.text),
      ...(index === 0 ? connection(channel, t) : []),
      parameters.length > 0 ? fieldTable(parameters, t, false, origin) : '',
    ]),
    rows.length > 1 ? tableMarkdown(head, rows) : '',
    proseLine(channel.delivery?.description.text ?? ''),
  ]
}

function connection({ stream, categories, limits }: Channel, t: Translate): string[] {
  const line = (label: string, value: string) => t('labelled', { label, value })
  return [
    line(t('channel.path'), inlineCode(stream)),
    categories.length > 0
      ? line(t('channel.categories'), categories.map(inlineCode).join(t('list.between')))
      : '',
    ...limits.map(
      ({ limit, per, description }) =>
        `- **${per ? `${limit}/${escapeText(per)}` : limit}** ${proseLine(description.text)}`,
    ),
  ]
}
