import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { BaseUrlWords } from '../../enhancements/inline/base-url-check.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineScript } from '../inline-script/inline-script.tsx'

/**
 * Tells readers of the first page that the site is served from an address it was not built for. It is a script, so that
 * search engines do not index the message as the page's text, and it shows the message only when every script of the
 * site has failed to load.
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
