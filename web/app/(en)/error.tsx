'use client'
import { PageError } from '../../components/crash/page-error.client.tsx'
import messages from '../../messages/crash.json' with { type: 'json' }

export default function Page({ error, reset }: { error: Error; reset: () => void }) {
  return <PageError error={error} onRetry={reset} words={messages['en']} />
}
