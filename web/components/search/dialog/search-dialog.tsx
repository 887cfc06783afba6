import type { Locale } from '../../../config/locales.ts'
import { MAX_QUERY } from '../../../config/max-query.ts'
import { searchHref } from '../../../config/paths.ts'
import type { SiteLayout } from '../../../content/site-layout/site-layout.ts'
import { searchConnection } from '../../../search/connection.ts'
import { CloseIcon, SearchIcon } from '../../icons/icons.tsx'
import { Island } from '../../island/island.tsx'
import { LoadFailureFrame } from '../../loading/load-failure-frame.tsx'
import { Loader } from '../../loading/loader.tsx'
import { searchLabels } from '../words/search-labels.ts'
import { ModalFoot } from './modal-foot.tsx'
import styles from './search-modal.module.css'
import type { SearchPanelProps } from './search-panel.client.tsx'

/** The frame of the search dialog, one per document: it opens and accepts text before the search code is loaded. */
export function SearchDialog({ layout, locale }: { layout: SiteLayout; locale: Locale }) {
  const labels = searchLabels(locale)
  return (
    <dialog className={styles.dialog} aria-label={labels.button} data-search-dialog="">
      <div className={styles.box}>
        <form className={styles.head} action={searchHref(locale)}>
          <SearchIcon size={16} />
          <input
            type="search"
            name="q"
            role="combobox"
            enterKeyHint="go"
            aria-label={labels.button}
            aria-expanded="false"
            aria-haspopup="listbox"
            aria-autocomplete="list"
            placeholder={labels.placeholder}
            maxLength={MAX_QUERY}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <span className={styles.spinner} aria-hidden="true" />
          <button
            type="button"
            className={styles.clear}
            aria-label={labels.clear}
            hidden
            data-search-clear=""
          >
            <CloseIcon />
          </button>
          <button type="button" className={styles.close} data-search-close="">
            {labels.close}
          </button>
        </form>
        <div className={styles.body}>
          <Island<SearchPanelProps>
            name="search"
            props={{
              connection: searchConnection(locale, [layout.version, ...layout.versions]),
              labels,
              locale,
              reportUrl: layout.reportSearchUrl,
            }}
          />
          <div className={styles.waiting}>
            <LoadFailureFrame retry={labels.reload} />
            <Loader />
          </div>
        </div>
        <ModalFoot labels={labels} />
      </div>
    </dialog>
  )
}
