import type { Locale } from '../../../config/locales.ts'
import { searchHref } from '../../../config/paths.ts'
import type { Translate } from '../../../messages/translator.ts'
import { SearchIcon } from '../../icons/icons.tsx'
import styles from './search-button.module.css'

export interface SearchButtonProps {
  locale: Locale
  /** Name of the page's docs version. */
  version?: string | undefined
  t: Translate
}

/** Opens the search dialog; without scripts it links to the results page. */
export function SearchButton({ locale, version, t }: SearchButtonProps) {
  const label = t('search.button')
  return (
    <form action={searchHref(locale)} className={styles.form}>
      <button
        type="submit"
        className={styles.button}
        aria-label={`${label} Ctrl K`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-open=""
        data-search-version={version}
      >
        <SearchIcon size={14} />
        <span>{label}</span> <kbd translate="no">Ctrl K</kbd>
      </button>
    </form>
  )
}
