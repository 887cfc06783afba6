import type { Operation } from '../../content/page-data.ts'
import type { Translate } from '../intl/translator.ts'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import styles from './request-line.module.css'

/** Method, path, and what a caller must know before calling: limit, signature, permission. */
export function RequestLine({ operation, t }: { operation: Operation; t: Translate }) {
  return (
    <div className={styles.line} data-code="">
      <MethodBadge method={operation.method} />
      <code className={operation.deprecated ? styles.old : undefined}>
        {operation.path.split(/(?=\/)/).map((part, index) => (
          <span key={`${index}${part}`}>
            {part}
            <wbr />
          </span>
        ))}
      </code>
      <span className={styles.meta}>{facts(operation, t).join(' · ')}</span>
      <button
        type="button"
        className={styles.copy}
        data-copy=""
        aria-label={t('operation.copyPath')}
      >
        {t('code.copy')}
      </button>
    </div>
  )
}

function facts(operation: Operation, t: Translate): string[] {
  const limits = operation.rateLimits.map(({ limit, per, category }) => {
    const words = t('operation.rateLimit', { limit, per })
    return category ? `${category} ${words}` : words
  })
  return [
    ...(operation.deprecated ? [t('operation.deprecated')] : []),
    ...limits,
    operation.auth ? t('operation.signed') : t('operation.public'),
    ...(operation.permissions.length > 0
      ? [t('operation.permission', { permissions: operation.permissions.join(', ') })]
      : []),
  ]
}
