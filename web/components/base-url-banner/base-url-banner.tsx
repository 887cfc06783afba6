import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { BaseUrlWords } from '../../enhancements/inline/base-url-check.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineScript } from '../inline-script/inline-script.tsx'

/**
 * Tells readers of the first page that the site is served from another address than it was built
 * for. It is a script in the document, so that no search engine takes its words for the page's, and
 * it waits for every script of the site to have failed.
 */
export function BaseUrlBanner({ locale, t }: { locale: Locale; t: Translate }) {
  const root = pageHref('', locale)
  const baseUrl = root.endsWith('/') ? root : `${root}/`
  const configured = t('baseUrl.current', { baseUrl })
  const words: BaseUrlWords = {
    failed: t('baseUrl.failed'),
    reason: t('baseUrl.reason'),
    current: baseUrl === '/' ? `${configured} ${t('baseUrl.default')}` : configured,
    suggested: t('baseUrl.suggested'),
  }
  return <InlineScript name="baseUrl" words={JSON.stringify(words)} />
}
