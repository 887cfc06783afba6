import type { Operation } from '../../content/page-data.ts'
import type { Translate } from '../intl/translator.ts'
import styles from './console-place.module.css'

/** Where the request can be sent from; a reader without JavaScript has no use for it. */
export function ConsolePlace({ operation, t }: { operation: Operation; t: Translate }) {
  return (
    <section className={styles.place} data-console={operation.documentId}>
      <button type="button" className={styles.open} data-console-open="">
        {t('explorer.open')}
      </button>
    </section>
  )
}
