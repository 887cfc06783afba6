import { CHANGE_KINDS } from '../../../schemas/changes/kinds.ts'
import { localeConfig } from '../../config/locales.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './changes-filter.module.css'

interface ChangesFilterProps {
  areas: readonly { name: string; label: LocalizedText }[]
  /** Number of entries. */
  total: number
  /** Address of the index of entries on other pages. */
  index: string | undefined
  t: Translate
}

/** The changelog's filters; hidden without scripts. */
export function ChangesFilter({ areas, total, index, t }: ChangesFilterProps) {
  return (
    <search>
      <form className={styles.filter} data-changes-filter="" data-changes-index={index}>
        <label>
          {t('changelog.area')}
          <select name="area" defaultValue="">
            <option value="">{t('changelog.all')}</option>
            {areas.map(({ name, label }) => (
              <option
                key={name}
                value={name}
                lang={label.lang && localeConfig[label.lang].htmlLang}
              >
                {label.text}
              </option>
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
          data-changes-everywhere={t('changelog.everywhere', {
            count: '{count}',
            total: '{total}',
          })}
        />
        <button type="button" data-changes-reset="" hidden>
          {t('changelog.reset')}
        </button>
        <button type="button" data-visit-clear="" hidden>
          {t('changelog.seen')}
        </button>
      </form>
    </search>
  )
}
