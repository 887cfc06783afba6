import { CHANGE_KINDS } from '../../../schemas/changes/kinds.ts'
import type { Translate } from '../../messages/translator.ts'
import { filledByScript } from '../enhancements/filled-by-script.ts'
import styles from './changes-filter.module.css'

interface ChangesFilterProps {
  areas: readonly string[]
  /** How many changes there are. */
  total: number
  t: Translate
}

/** Narrows the changelog down; without scripts it does not show. */
export function ChangesFilter({ areas, total, t }: ChangesFilterProps) {
  return (
    <search>
      <form className={styles.filter} data-changes-filter="">
        <label>
          {t('changelog.area')}
          <select name="area" defaultValue="">
            <option value="">{t('changelog.all')}</option>
            {areas.map((area) => (
              <option key={area}>{area}</option>
            ))}
          </select>
        </label>
        <label>
          {t('changelog.kind')}
          <select name="kind" defaultValue="">
            <option value="">{t('changelog.all')}</option>
            {CHANGE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`changelog.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.check}>
          <input type="checkbox" name="breaking" value="1" /> {t('changelog.breaking')}
        </label>
        <output
          data-changes-count={t('operation.shown', { shown: '{shown}', total })}
          {...filledByScript}
        />
        <button type="button" data-visit-clear="" hidden suppressHydrationWarning>
          {t('changelog.seen')}
        </button>
      </form>
    </search>
  )
}
