import '../../styles/global.css'
import type { ReactNode } from 'react'
import { cachedChrome } from '../../content/cached-chrome.ts'
import { env } from '../../env.ts'
import { type Locale, localeConfig } from '../../locales.ts'
import { Behaviour } from '../behaviour/behaviour.client.tsx'
import { InlineScript } from '../inline-script/inline-script.tsx'
import { translator } from '../intl/translator.ts'
import { Progress } from '../progress/progress.tsx'
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
  const { accent } = await cachedChrome(locale)
  return (
    <html
      lang={htmlLang}
      dir={direction}
      data-theme="dark"
      data-theme-choice="dark"
      data-has-hydrated="false"
      style={accent}
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
        <p role="status" className="hidden" data-announcer="" />
        <Vitals wanted={!drafts && env.WEB_VITALS_URL !== undefined} />
        <Behaviour copied={t('code.copied')} ahead={!drafts} />
      </body>
    </html>
  )
}
