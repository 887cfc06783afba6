import type { ReactNode } from 'react'
import type { Locale } from '../../config/locales.ts'
import words from '../../messages/crash.json' with { type: 'json' }
import { CrashBoundary } from './crash-boundary.client.tsx'

/** The content of a page: when it fails, what is around it stays. */
export function CrashSafe({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <CrashBoundary words={words[locale]}>{children}</CrashBoundary>
}
