import type { Channel } from '../../../content/model/page-data.ts'
import { plainWords } from '../../../content/model/plain-words.ts'
import { channelNotes } from '../../../content/reference/channel-notes.ts'
import { deprecationLine } from '../../../content/reference/deprecation-facts.ts'
import { frequencyRows } from '../../../content/reference/frequency-rows.ts'
import type { Translate } from '../../../messages/translator.ts'
import { parameterLine, receivedLine } from './field-line.ts'

/** A channel as lines: what a client needs to receive its messages or to send its requests. */
export function channelLines(channel: Channel, t: Translate): string[] {
  const { topics, messages, delivery, frequencies } = channel
  const [head = [], ...pushed] = frequencyRows(frequencies, t)
  const labelled = (label: string, value: string) => t('labelled', { label, value })
  return [
    [topics.map(({ pattern }) => pattern).join(', '), plainWords(channel.summary.text)]
      .filter(Boolean)
      .join(' · '),
    ...(channel.deprecated ? [deprecationLine(channel.deprecation, t)] : []),
    plainWords(channel.description.text),
    labelled(t('channel.path'), `${channel.stream} · ${channelNotes(channel, t).join(' · ')}`),
    ...(channel.categories.length > 0
      ? [labelled(t('channel.categories'), channel.categories.join(', '))]
      : []),
    ...(pushed.length > 1
      ? [`${head.join(' / ')}: ${pushed.map((row) => row.join(' / ')).join('; ')}`]
      : []),
    plainWords(delivery?.description.text ?? ''),
    ...topics.flatMap(({ parameters }) => parameters.map((field) => parameterLine(field, t))),
    ...topics.slice(0, 1).map(({ subscribe }) => oneLine(subscribe)),
    ...messages.flatMap(({ title, fields, direction, appliesTo }) => [
      `${plainWords(title.text)}${appliesTo.length > 0 ? ` (${appliesTo.join(', ')})` : ''}:`,
      ...fields.map((field) =>
        direction === 'send' ? parameterLine(field, t) : receivedLine(field),
      ),
    ]),
  ].filter(Boolean)
}

const oneLine = (json: string): string => json.replaceAll(/\n\s*/g, ' ')
