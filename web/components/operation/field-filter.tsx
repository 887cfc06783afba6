import type { Translate } from '../../messages/translator.ts'
import { filledByScript } from '../enhancements/filled-by-script.ts'
import styles from './field-filter.module.css'

/** Narrows a long list of fields down while the reader types; says how many are left. */
export function FieldFilter({ total, t }: { total: number; t: Translate }) {
  return (
    <search className={styles.filter}>
      <output
        data-filter-count={t('operation.shown', { shown: '{shown}', total })}
        {...filledByScript}
      />
      <input
        type="search"
        placeholder={t('operation.filter')}
        aria-label={t('operation.filter')}
        autoComplete="off"
        spellCheck={false}
        data-filter=""
      />
    </search>
  )
}
