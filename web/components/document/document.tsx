import '../../styles/global.css'
import type { ReactNode } from 'react'
import { env } from '../../config/env.ts'
import { type Locale, localeConfig } from '../../config/locales.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import { translator } from '../../messages/translator.ts'
import { InlineScript } from '../inline-script/inline-script.tsx'
import { Progress } from '../progress/progress.tsx'
import { SearchDialog } from '../search/dialog/search-dialog.tsx'
import { Vitals } from '../vitals/vitals.tsx'
import { Head, type HeadData } from './head.tsx'

export interface DocumentProps {
  head: HeadData
  locale: Locale
  layout: SiteLayout
  /** For drafts: they are not measured. */
  drafts?: boolean
  /** Tools that stay when pages change in place. */
  tools?: ReactNode
  children: ReactNode
}

/** Addresses of files, defined by `web/bundle/write-bundles.ts`; their names change with their content. */
declare const STYLE_SHEET: string
declare const ENHANCEMENTS: string
declare const ISLANDS: string

/** The document of a page. Navigation in place changes only the content of `data-page`. */
export function Document({ head, locale, layout, drafts = false, tools, children }: DocumentProps) {
  const { htmlLang, direction } = localeConfig[locale]
  const t = translator(locale)
  return (
    <html
      lang={htmlLang}
      dir={direction}
      data-theme="dark"
      data-theme-choice="dark"
      style={layout.accent}
    >
      <head>
        <Head head={head} styleSheet={STYLE_SHEET} />
      </head>
      <body>
        <InlineScript name="firstPaint" />
        <section aria-label={t('skip')} data-skip="">
          <a className="skip" href="#main">
            {t('skip')}
          </a>
        </section>
        <Progress label={t('progress')} />
        <div data-page="">{children}</div>
        {tools}
        <SearchDialog layout={layout} locale={locale} />
        <p role="status" className="hidden" data-announcer="" data-copied={t('code.copied')} />
        <Vitals wanted={!drafts && env.WEB_VITALS_URL !== undefined} />
        {/* All enhancements of a page; a module runs after the document is parsed. */}
        <script type="module" src={ENHANCEMENTS} data-islands={ISLANDS} fetchPriority="low" />
      </body>
    </html>
  )
}
