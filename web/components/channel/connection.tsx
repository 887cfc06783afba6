import type { Channel } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import styles from './connection.module.css'

/** The address, the products, and the limits of the connection. */
export function Connection({ channel, t }: { channel: Channel; t: Translate }) {
  const { stream, categories, limits } = channel
  return (
    <dl className={styles.connection}>
      <dt>{t('channel.path')}</dt>
      <dd>
        <code translate="no">{stream}</code>
      </dd>
      {categories.length > 0 && (
        <>
          <dt>{t('channel.categories')}</dt>
          <dd>
            {categories.map((category) => (
              <code translate="no" key={category}>
                {category}
              </code>
            ))}
          </dd>
        </>
      )}
      {limits.length > 0 && (
        <>
          <dt>{t('channel.limits')}</dt>
          <dd>
            {limits.map(({ _key, limit, per, description }) => (
              <div key={_key}>
                <b>{per ? `${limit}/${per}` : limit}</b> <InlineText text={description} />
              </div>
            ))}
          </dd>
        </>
      )}
    </dl>
  )
}
