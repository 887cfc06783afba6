import type { Locale } from '../../config/locales.ts'
import type { Channel, Environment } from '../../content/model/page-data.ts'
import { deprecationLine } from '../../content/reference/deprecation-facts.ts'
import type { Translate } from '../../messages/translator.ts'
import { consoleLabels, type KeysLabels } from '../console/console-labels.ts'
import { type StreamConsoleData, type StreamLabels, streamLabels } from './console-data.ts'
import { consoleTopics } from './console-topics.ts'
import styles from './stream-console-slot.module.css'

export interface StreamConsoleSlotProps {
  channel: Channel
  environments: Environment[]
  locale: Locale
  t: Translate
}

/** The button that opens a channel's console, whose code is loaded on the first click; needs scripts. */
export function StreamConsoleSlot({ channel, environments, locale, t }: StreamConsoleSlotProps) {
  if (channel.topics.length === 0 || environments.length === 0) return null
  const data: StreamConsoleData = {
    path: channel.stream,
    ...consoleTopics(channel),
    environments: environments.map(({ id, label, stream, realMoney }) => ({
      id,
      label: label.text,
      stream,
      realMoney,
    })),
    labels: labels(t),
    ...(channel.private && { keys: keysLabels(locale, t) }),
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
      <span role="status" data-failed={t('console.failed')}>
        {t('stream.about')}
      </span>
      {channel.deprecated && <p role="note">{deprecationLine(channel.deprecation, t)}</p>}
      <div data-stream-place="" />
    </section>
  )
}

/** Placeholders that the console fills in itself. */
const places = Object.fromEntries(
  ['ms', 'rate', 'count', 'seconds', 'attempt', 'environment'].map((name) => [name, `{${name}}`]),
)

const labels = (t: Translate) =>
  Object.fromEntries(
    streamLabels.map((label) => [label, t(`stream.${label}`, places)]),
    // The cast is safe: every name has a message.
  ) as StreamLabels

/** Only the texts that the form shows, as they are part of the page. */
function keysLabels(locale: Locale, t: Translate): KeysLabels {
  const words = consoleLabels(locale)
  return {
    keys: words.keys,
    keysMissing: t('stream.keysMissing'),
    hmac: words.hmac,
    rsa: words.rsa,
    key: words.key,
    secret: words.secret,
    secretHint: words.secretHint,
    'secret-empty': words['secret-empty'],
    'secret-pkcs1': words['secret-pkcs1'],
    'secret-encrypted': words['secret-encrypted'],
    'secret-notPrivate': words['secret-notPrivate'],
    'secret-notRsa': words['secret-notRsa'],
    recvWindow: words.recvWindow,
    remember: words.remember,
    forget: words.forget,
  }
}
