import type { PageOperation } from '../../../blocks/operation/resolve.ts'
import type { Translate } from '../../messages/translator.ts'
import { CopyButton } from '../code/copy-button.tsx'
import { DeprecationFacts } from '../deprecation/deprecation-facts.tsx'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import { CallFacts } from './call-facts.tsx'
import styles from './request-line.module.css'

/** Method and path, the link to the operation's other page, and facts needed before calling. */
export function RequestLine({ block, t }: { block: PageOperation; t: Translate }) {
  const { operation, explorer, otherPage } = block
  return (
    <div className={styles.line} data-code="">
      <MethodBadge method={operation.method} />
      <code translate="no" className={operation.deprecated ? styles.old : undefined}>
        {operation.path.split(/(?=\/)/).map((part, index) => (
          <span key={`${index}${part}`}>
            {part}
            <wbr />
          </span>
        ))}
      </code>
      {operation.deprecated && <span className={styles.note}>{t('operation.deprecated')}</span>}
      {otherPage && (
        <a className={styles.other} href={otherPage}>
          {t(explorer ? 'explorer.documentation' : 'explorer.try')}
        </a>
      )}
      <CopyButton className={styles.copy} label={t('operation.copyPath')} t={t} />
      {operation.deprecation && <DeprecationFacts deprecation={operation.deprecation} t={t} />}
      <CallFacts operation={operation} t={t} />
    </div>
  )
}
