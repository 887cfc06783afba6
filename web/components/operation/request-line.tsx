import type { PageOperation } from '../../../blocks/operation/resolve.ts'
import { operationNotes } from '../../content/reference/operation-notes.ts'
import type { Translate } from '../../messages/translator.ts'
import { CopyButton } from '../code/copy-button.tsx'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import styles from './request-line.module.css'

/** Characters above which the facts are below path and buttons. */
const LONG = 60

/** Method, path, and what a caller must know before calling: limit, signature, permission; and the way to its other page. */
export function RequestLine({ block, t }: { block: PageOperation; t: Translate }) {
  const { operation, explorer, otherPage } = block
  const facts = operationNotes(operation, t).join(' · ')
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
      <span className={styles.meta} data-long={facts.length > LONG ? '' : undefined}>
        {facts}
      </span>
      {otherPage && (
        <a className={styles.other} href={otherPage}>
          {t(explorer ? 'explorer.documentation' : 'explorer.try')}
        </a>
      )}
      <CopyButton className={styles.copy} label={t('operation.copyPath')} t={t} />
    </div>
  )
}
