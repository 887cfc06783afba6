import type { Chrome } from '../../content/chrome.ts'
import type { Locale } from '../../locales.ts'
import { searchConnection } from '../../search/connection.ts'
import { SearchButton } from '../search/search-button.client.tsx'
import { searchLabels } from '../search/search-labels.ts'

export interface SearchSlotProps {
  chrome: Chrome
  locale: Locale
  /** Name of the version that the page belongs to. */
  version?: string | undefined
}

/** The search button with what it needs to know. */
export function SearchSlot({ chrome, locale, version }: SearchSlotProps) {
  return (
    <SearchButton
      connection={searchConnection(locale, [chrome.version, ...chrome.versions])}
      labels={searchLabels(locale)}
      locale={locale}
      version={version}
      reportUrl={chrome.reportSearchUrl}
    />
  )
}
