'use client'
import '../styles/global.css'
import { useLayoutEffect } from 'react'
import { PageError } from '../components/crash/page-error.client.tsx'
import { localeConfig } from '../config/locales.ts'
import { localeOfAddress } from '../config/paths.ts'
import { applyColourMode } from '../enhancements/colour-mode.ts'
import messages from '../messages/crash.json' with { type: 'json' }

/** Stands where a whole document should be. */
export default function Page({ error, reset }: { error: Error; reset: () => void }) {
  // No layout is left to say the locale; the address does.
  const locale = localeOfAddress(globalThis.location?.pathname ?? '')
  const { htmlLang, direction } = localeConfig[locale]
  useLayoutEffect(applyColourMode, [])
  return (
    <html lang={htmlLang} dir={direction} data-theme="dark">
      <body>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageError error={error} onRetry={reset} words={messages[locale]} />
      </body>
    </html>
  )
}
