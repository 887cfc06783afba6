import { createRoot } from 'react-dom/client'
import { streamPayload } from '../../signing/payload.ts'
import { SecretError } from '../../signing/private-key.ts'
import { sign } from '../../signing/sign.ts'
import type { KeysLabels } from '../console/console-labels.ts'
import { canSign, keyStore } from '../console/keys/key-store.ts'
import { KeysForm } from '../console/keys/keys-form.client.tsx'
import type { LoginArgs } from './stream-session.ts'

/** How long a login may take to arrive. */
const EXPIRES_MS = 10_000

/** Puts the form for keys into `place`; the page's own React knows nothing of it. */
export function showKeys(place: HTMLElement, labels: KeysLabels): void {
  createRoot(place).render(<KeysForm labels={labels} signs="streams" />)
}

/** Whether the reader has entered a key and its secret. */
export const ready = (): boolean => canSign(keyStore.get())

/** What logs in now with the reader's keys; throws a `SecretError` where they cannot sign. */
export async function login(): Promise<LoginArgs> {
  const { key, secret } = keyStore.get()
  const expires = Date.now() + EXPIRES_MS
  return [key, expires, await sign(secret, streamPayload(expires))]
}

/** Why the secret cannot sign, in the page's language; nothing for another error. */
export const secretWords = (error: Error, labels: KeysLabels): string | undefined =>
  error instanceof SecretError ? labels[`secret-${error.kind}`] : undefined
