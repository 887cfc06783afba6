import type { Channel, PushFrequency } from '../../content/model/page-data.ts'
import { fieldTree } from '../../content/reference/field-tree.ts'
import { frequencyRows } from '../../content/reference/frequency-rows.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import { FieldList } from '../operation/field-list.tsx'
import { Table } from '../table/table.tsx'
import { TopicLine } from './channel-line.tsx'
import { Connection } from './connection.tsx'

/** The topics to subscribe to, each with its text and the parameters of its pattern. */
export function Topics({ channel, t }: { channel: Channel; t: Translate }) {
  const { topics, delivery, frequencies } = channel
  return (
    <>
      {topics.map((topic, index) => (
        <div key={topic._key}>
          {index > 0 && <TopicLine topic={topic} t={t} />}
          {topic.description.text && (
            <p>
              <InlineText text={topic.description} />
            </p>
          )}
          {index === 0 && <Connection channel={channel} t={t} />}
          {topic.parameters.length > 0 && (
            <FieldList nodes={fieldTree(topic.parameters)} showRequired={false} t={t} />
          )}
        </div>
      ))}
      {frequencies.length > 1 && <Frequencies frequencies={frequencies} t={t} />}
      {delivery?.description.text && (
        <p>
          <InlineText text={delivery.description} />
        </p>
      )}
    </>
  )
}

/** Push frequencies of a topic, where these depend on the product or the depth. */
function Frequencies({ frequencies, t }: { frequencies: PushFrequency[]; t: Translate }) {
  const rows = frequencyRows(frequencies, t)
  return (
    <Table
      label={t('table.about', { subject: t('channel.frequency') })}
      header
      rows={rows.map((cells, index) => ({
        key: `${index}`,
        cells: cells.map((content, at) => ({ key: `${at}`, content })),
      }))}
    />
  )
}
