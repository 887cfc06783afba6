import { locales } from '../../config/locales.ts'
import type { Landing } from '../../content/landing/landing.ts'
import type { Environment } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { CopyButton } from '../code/copy-button.tsx'
import { langOf } from '../nav-link/lang-of.ts'
import styles from './facts.module.css'

/** How much there is, and where the API answers. */
export function Facts({ landing, t }: { landing: Landing; t: Translate }) {
  const counts = [
    [landing.operationCount, t('landing.operations', { count: landing.operationCount })],
    [landing.pageCount, t('landing.pages', { count: landing.pageCount })],
    [locales.length, t('landing.languages')],
  ] as const
  return (
    <dl className={styles.facts} style={{ '--rows': landing.environments.length }}>
      {counts.map(([count, words]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      {landing.environments.flatMap(addresses).map(({ kind, address, label, row }) => (
        <div
          key={`${row} ${kind}`}
          className={`${styles.host} ${styles[kind] ?? ''}`}
          style={{ '--row': row }}
          data-code=""
        >
          <dt>
            <span>
              {t(`landing.host.${kind}`)} · <span lang={langOf(label)}>{label.text}</span>
            </span>
            <CopyButton label={t('landing.copyHost', { address })} t={t} />
          </dt>
          <dd>
            <code translate="no">{address}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Its two addresses are beside each other, below those of the environments before it. */
function addresses({ rest, stream, label }: Environment, index: number) {
  const row = index + 1
  return [
    { kind: 'rest', address: rest, label, row },
    { kind: 'stream', address: stream, label, row },
  ] as const
}
