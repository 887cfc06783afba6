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

/**
 * Makes `place` one for the form for keys, of which the page's own React knows nothing; the returned
 * function shows that of an environment.
 */
export function keysPlace(
  place: HTMLElement,
  labels: KeysLabels,
): (environment: { id: string; label: string }) => void {
  const root = createRoot(place)
  return (environment) =>
    root.render(
      <KeysForm key={environment.id} labels={labels} environment={environment} signs="streams" />,
    )
}

/** Whether the reader has entered a key and its secret for the environment. */
export const ready = (environment: string): boolean => canSign(keyStore.get(environment))

/** What logs in now with the reader's keys of the environment; throws a `SecretError` where they cannot sign. */
export async function login(environment: string): Promise<LoginArgs> {
  const { key, secret } = keyStore.get(environment)
  const expires = Date.now() + EXPIRES_MS
  return [key, expires, await sign(secret, streamPayload(expires))]
}

/** Why the secret cannot sign, in the page's language; nothing for another error. */
export const secretWords = (error: Error, labels: KeysLabels): string | undefined =>
  error instanceof SecretError ? labels[`secret-${error.kind}`] : undefined
