'use client'
import { Crash } from '../../components/crash/crash.client.tsx'
import messages from '../../messages/crash.json' with { type: 'json' }

export default function Page(props: { error: Error; reset: () => void }) {
  return <Crash {...props} words={messages['en']} />
}
