'use client'
import { PageError } from '../../components/crash/page-error.client.tsx'
import { localeOfAddress } from '../../config/paths.ts'
import messages from '../../messages/crash.json' with { type: 'json' }

export default function Page({ error, reset }: { error: Error; reset: () => void }) {
  const locale = localeOfAddress(globalThis.location?.pathname ?? '')
  return <PageError error={error} onRetry={reset} words={messages[locale]} />
}
