import type { Environment } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { CopyButton } from '../code/copy-button.tsx'
import { langOf } from '../nav-link/lang-of.ts'
import styles from './hosts.module.css'

/** The API's hosts: REST and WebSocket, one row per environment. */
export function Hosts({ environments, t }: { environments: Environment[]; t: Translate }) {
  if (environments.length === 0) return null
  return (
    <dl className={styles.hosts}>
      {environments.flatMap(addresses).map(({ kind, address, label }) => (
        <div key={`${label.text} ${kind}`} data-code="">
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

function addresses({ rest, stream, label }: Environment) {
  return [
    { kind: 'rest', address: rest, label },
    { kind: 'stream', address: stream, label },
  ] as const
}
