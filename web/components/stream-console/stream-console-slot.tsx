import type { Channel, Environment } from '../../content/page-data.ts'
import type { Translate } from '../intl/translator.ts'
import { type StreamLabels, streamLabels } from './console-data.ts'
import { consoleTopics } from './console-topics.ts'
import styles from './stream-console-slot.module.css'

export interface StreamConsoleSlotProps {
  channel: Channel
  environments: Environment[]
  t: Translate
}

/** The button that opens the console of a channel, whose code comes with the first press; it needs scripts. */
export function StreamConsoleSlot({ channel, environments, t }: StreamConsoleSlotProps) {
  if (channel.private || channel.topics.length === 0 || environments.length === 0) return null
  const [first] = environments.filter(({ realMoney }) => !realMoney)
  const data = {
    path: channel.stream,
    isPrivate: channel.private,
    ...consoleTopics(channel),
    environments: environments.map(({ id, label, stream }) => ({ id, label: label.text, stream })),
    environment: first?.id ?? '',
    labels: labels(t),
  }
  return (
    <section
      className={styles.slot}
      aria-label={t('stream.title')}
      data-stream-console={JSON.stringify(data)}
    >
      <button type="button" data-open-stream="">
        {t('stream.open')}
      </button>
      <span>{t('stream.about')}</span>
      <div data-stream-place="" />
    </section>
  )
}

/** What the console fills in itself stays as it is. */
const places = Object.fromEntries(
  ['ms', 'rate', 'count', 'seconds', 'attempt'].map((name) => [name, `{${name}}`]),
)

const labels = (t: Translate) =>
  Object.fromEntries(
    streamLabels.map((label) => [label, t(`stream.${label}`, places)]),
    // As many as there are names of them.
  ) as StreamLabels
