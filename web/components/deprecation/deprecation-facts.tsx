import type { Deprecation } from '../../content/model/page-data.ts'
import { deprecationFacts } from '../../content/reference/deprecation-facts.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import styles from './deprecation-facts.module.css'

/** Since when something is deprecated, its sunset, the replacement, and the reason. */
export function DeprecationFacts({ deprecation, t }: { deprecation: Deprecation; t: Translate }) {
  const facts = deprecationFacts(deprecation, t)
  const { reason } = deprecation
  if (facts.length === 0 && !reason) return null
  return (
    <div className={styles.box} role="note" aria-label={t('deprecation.title')}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value, code, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Value {...{ value, code, href }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {reason && (
        <p>
          <InlineText text={reason} />
        </p>
      )}
    </div>
  )
}

interface ValueProps {
  value: string
  code: boolean | undefined
  href: string | undefined
}

function Value({ value, code, href }: ValueProps) {
  const name = code ? <code translate="no">{value}</code> : value
  return href ? <a href={href}>{name}</a> : name
}
