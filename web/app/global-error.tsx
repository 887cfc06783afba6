'use client'
import '../styles/global.css'
import { PageError } from '../components/crash/page-error.client.tsx'
import { defaultLocale, localeConfig, locales } from '../locales.ts'
import messages from '../messages/crash.json' with { type: 'json' }
import { pageHref } from '../paths.ts'

/** Stands where a whole document should be. */
export default function Page({ error, reset }: { error: Error; reset: () => void }) {
  const locale = localeOf(globalThis.location?.pathname ?? '')
  return (
    <html lang={localeConfig[locale].htmlLang} data-theme="dark">
      <body>
        <PageError error={error} onRetry={reset} words={messages[locale]} />
      </body>
    </html>
  )
}

/** No layout is left to say the locale; the address does. */
function localeOf(pathname: string) {
  const within = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
  return locales.find((one) => one !== defaultLocale && within(pageHref('', one))) ?? defaultLocale
}
