import '../../styles/global.css'
import type { ReactNode } from 'react'
import { env } from '../../config/env.ts'
import { type Locale, localeConfig } from '../../config/locales.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { filledByScript } from '../enhancements/filled-by-script.ts'
import { InlineScript } from '../inline-script/inline-script.tsx'
import { Navigation } from '../navigation/navigation.client.tsx'
import { Progress } from '../progress/progress.tsx'
import { SearchDialog } from '../search/dialog/search-dialog.tsx'
import { Vitals } from '../vitals/vitals.tsx'

export interface SiteShellProps {
  locale: Locale
  /** Drafts are made when they are asked for, so they are fetched one at a time. */
  drafts?: boolean
  children: ReactNode
}

/** The document around every page of one locale. */
export async function SiteShell({ locale, drafts = false, children }: SiteShellProps) {
  const { htmlLang, direction } = localeConfig[locale]
  const t = translator(locale)
  const layout = await cachedSiteLayout(locale)
  return (
    <html
      lang={htmlLang}
      dir={direction}
      data-theme="dark"
      data-theme-choice="dark"
      data-has-hydrated="false"
      style={layout.accent}
      suppressHydrationWarning
    >
      <body>
        <InlineScript name="firstPaint" />
        <section aria-label={t('skip')} data-skip="">
          <a className="skip" href="#main">
            {t('skip')}
          </a>
        </section>
        <Progress label={t('progress')} />
        {children}
        <SearchDialog layout={layout} locale={locale} />
        <p
          role="status"
          className="hidden"
          data-announcer=""
          data-copied={t('code.copied')}
          {...filledByScript}
        />
        <Vitals wanted={!drafts && env.WEB_VITALS_URL !== undefined} />
        <Enhancements />
        <Navigation ahead={!drafts} />
      </body>
    </html>
  )
}

/** As `next.config.mjs` gives them: the addresses of the files that it has made. */
declare const ENHANCEMENTS: string
declare const FOREIGN_NODES: string

/** Everything of a page that reacts without the framework; a module waits for the whole page by itself. */
function Enhancements() {
  return (
    <script
      type="module"
      src={ENHANCEMENTS}
      data-foreign-nodes={FOREIGN_NODES}
      fetchPriority="low"
    />
  )
}
