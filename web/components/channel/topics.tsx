import type { Channel } from '../../content/model/page-data.ts'
import { fieldTree } from '../../content/reference/field-tree.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import { FieldList } from '../operation/field-list.tsx'
import { TopicLine } from './channel-line.tsx'
import { Connection } from './connection.tsx'
import { Frequencies } from './frequencies.tsx'

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
