import type { Landing } from '../../content/landing.ts'
import { locales } from '../../locales.ts'
import type { Translate } from '../intl/translator.ts'
import styles from './facts.module.css'

/** How much there is, and where the API answers. */
export function Facts({ landing, t }: { landing: Landing; t: Translate }) {
  const counts = [
    [landing.operationCount, t('landing.operations', { count: landing.operationCount })],
    [landing.pageCount, t('landing.pages', { count: landing.pageCount })],
    [locales.length, t('landing.languages')],
  ] as const
  return (
    <dl className={styles.facts}>
      {counts.map(([count, words]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      {landing.hosts.map(({ kind, address }) => (
        <div key={kind} className={`${styles.host} ${styles[kind] ?? ''}`} data-code="">
          <dt>
            {t(`landing.host.${kind}`)}
            <button type="button" data-copy="" aria-label={t('landing.copyHost', { address })}>
              {t('code.copy')}
            </button>
          </dt>
          <dd>
            <code translate="no">{address}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
