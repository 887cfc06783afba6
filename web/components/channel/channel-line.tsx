import type { Channel, Deprecation, Topic } from '../../content/model/page-data.ts'
import { channelNotes } from '../../content/reference/channel-notes.ts'
import type { Translate } from '../../messages/translator.ts'
import { CopyButton } from '../code/copy-button.tsx'
import { DeprecationFacts } from '../deprecation/deprecation-facts.tsx'
import styles from '../operation/request-line.module.css'

/** The channel's first topic, or its address if it has none, with the facts needed before using it. */
export function ChannelLine({ channel, t }: { channel: Channel; t: Translate }) {
  const [topic] = channel.topics
  return (
    <Line
      code={topic?.pattern ?? channel.stream}
      meta={channelNotes(channel, t)}
      deprecated={channel.deprecated}
      deprecation={channel.deprecation}
      copyLabel={t(topic ? 'channel.copyTopic' : 'operation.copyPath')}
      t={t}
    />
  )
}

/** A further topic of a channel. */
export function TopicLine({ topic, t }: { topic: Topic; t: Translate }) {
  return <Line code={topic.pattern} meta={[]} copyLabel={t('channel.copyTopic')} t={t} />
}

interface LineProps {
  code: string
  meta: string[]
  deprecated?: boolean
  deprecation?: Deprecation | undefined
  copyLabel: string
  t: Translate
}

function Line({ code, meta, deprecated, deprecation, copyLabel, t }: LineProps) {
  return (
    <div className={styles.line} data-code="">
      <code translate="no" className={deprecated ? styles.old : undefined}>
        {code.split(/(?=[./])/).map((part, index) => (
          <span key={`${index}${part}`}>
            {part}
            <wbr />
          </span>
        ))}
      </code>
      {deprecated && <span className={styles.note}>{t('operation.deprecated')}</span>}
      <span className={styles.meta}>{meta.join(' · ')}</span>
      <CopyButton className={styles.copy} label={copyLabel} t={t} />
      {deprecation && <DeprecationFacts deprecation={deprecation} t={t} />}
    </div>
  )
}
