import { type Locale, localeConfig, locales } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'

/** Links to the page in every locale, as list items. Another locale's page is loaded as a new document. */
export function LocaleChoices({ path, locale }: { path: string; locale: Locale }) {
  return locales.map((other) => (
    <li key={other}>
      <a
        href={pageHref(path, other)}
        target="_self"
        lang={localeConfig[other].htmlLang}
        hrefLang={localeConfig[other].htmlLang}
        aria-current={other === locale ? 'true' : undefined}
        data-keeps-place=""
      >
        {localeConfig[other].label}
      </a>
    </li>
  ))
}
