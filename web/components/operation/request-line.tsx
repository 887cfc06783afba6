import type { Operation } from '../../content/page-data.ts'
import type { Translate } from '../intl/translator.ts'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import { operationFacts } from './operation-facts.ts'
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
      <span className={styles.meta}>{operationFacts(operation, t).join(' · ')}</span>
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
