import { env } from '../../config/env.ts'
import { localeConfig } from '../../config/locales.ts'
import type { Breadcrumb } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { HomeIcon } from '../icons/icons.tsx'
import styles from './breadcrumbs.module.css'
import { breadcrumbList } from './structured-data.ts'

/** Breadcrumbs for readers and for search engines. */
export function Breadcrumbs({
  items,
  href,
  home,
  t,
}: {
  items: Breadcrumb[]
  /** Address of the page itself. */
  href: string
  home: string
  t: Translate
}) {
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.crumbs}>
        <li>
          <a href={home} aria-label={t('nav.home')}>
            <HomeIcon />
          </a>
        </li>
        {items.map(({ label, href: step }, index) => (
          <li
            key={`${index}-${label.text}`}
            aria-current={index === items.length - 1 ? 'page' : undefined}
            lang={label.lang && localeConfig[label.lang].htmlLang}
          >
            {step ? <a href={step}>{label.text}</a> : label.text}
          </li>
        ))}
      </ol>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: breadcrumbList(items, href, env.SITE_URL) }}
      />
    </nav>
  )
}
