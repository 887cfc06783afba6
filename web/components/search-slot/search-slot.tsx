import type { Chrome } from '../../content/chrome.ts'
import type { Locale } from '../../locales.ts'
import { searchConnection } from '../../search/connection.ts'
import { SearchButton } from '../search/search-button.client.tsx'
import { searchLabels } from '../search/search-labels.ts'

export interface SearchSlotProps {
  chrome: Chrome
  locale: Locale
  /** Name of the version whose pages are found. */
  version: string
}

/** The search button with what it needs to know. */
export function SearchSlot({ chrome, locale, version }: SearchSlotProps) {
  return (
    <SearchButton
      connection={searchConnection(locale, version)}
      labels={searchLabels(locale)}
      locale={locale}
      reportUrl={chrome.reportSearchUrl}
    />
  )
}
