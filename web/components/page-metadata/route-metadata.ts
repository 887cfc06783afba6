import { defaultLocale, type Locale, localeConfig, locales } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { MessageId } from '../../messages/messages.ts'
import { translator } from '../../messages/translator.ts'
import type { HeadData } from '../document/head.tsx'
import type { OwnPage } from '../own-page/own-page.ts'

/** Head of a page at `path` that is no documentation page and exists in every locale. */
export function routeMetadata(
  { layout, locale }: OwnPage,
  path: string,
  title: MessageId,
  description: MessageId,
): HeadData {
  const t = translator(locale)
  const href = (other: Locale) => pageHref(path, other)
  const languages = locales.map((other) => [localeConfig[other].htmlLang, href(other)])
  return {
    title: `${t(title)} | ${layout.siteName.text}`,
    description: t(description),
    canonical: href(locale),
    languages: { ...Object.fromEntries(languages), 'x-default': href(defaultLocale) },
  }
}
