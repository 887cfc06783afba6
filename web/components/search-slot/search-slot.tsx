import type { Chrome } from '../../content/chrome.ts'
import type { Locale } from '../../locales.ts'
import { searchConnection } from '../../search/connection.ts'
import { SearchButton } from '../search/search-button.client.tsx'
import { searchLabels } from '../search/search-labels.ts'

/** The search button with what it needs to know. */
export function SearchSlot({ chrome, locale }: { chrome: Chrome; locale: Locale }) {
  return (
    <SearchButton
      connection={searchConnection(locale, chrome.version.name)}
      labels={searchLabels(locale)}
      locale={locale}
      reportUrl={chrome.reportSearchUrl}
    />
  )
}
