import { type Locale, localeConfig, locales } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'

/** The same page in every locale, as list items. Another locale's document is loaded as a whole. */
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
