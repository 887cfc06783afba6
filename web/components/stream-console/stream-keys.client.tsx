import { createRoot } from 'react-dom/client'
import { streamPayload } from '../../signing/payload.ts'
import { SecretError } from '../../signing/private-key.ts'
import { sign } from '../../signing/sign.ts'
import type { KeysLabels } from '../console/console-labels.ts'
import { canSign, keyStore } from '../console/keys/key-store.ts'
import { KeysForm } from '../console/keys/keys-form.client.tsx'
import type { LoginArgs } from './stream-session.ts'

/** Time in ms within which a login must arrive. */
const EXPIRES_MS = 10_000

/** Renders the form for keys in `place`, in its own React root; the returned function shows an environment's form. */
export function mountKeysForm(
  place: HTMLElement,
  labels: KeysLabels,
): (environment: { id: string; label: string }) => void {
  const root = createRoot(place)
  return (environment) =>
    root.render(
      <KeysForm key={environment.id} labels={labels} environment={environment} signs="streams" />,
    )
}

/** Whether the reader has entered a key and secret for the environment. */
export const ready = (environment: string): boolean => canSign(keyStore.get(environment))

/** Arguments of a login with the reader's keys of the environment; throws a `SecretError` when they cannot sign. */
export async function login(environment: string): Promise<LoginArgs> {
  const { key, secret } = keyStore.get(environment)
  const expires = Date.now() + EXPIRES_MS
  return [key, expires, await sign(secret, streamPayload(expires))]
}

/** The reason why the secret cannot sign, in the page's language; undefined for other errors. */
export const secretWords = (error: Error, labels: KeysLabels): string | undefined =>
  error instanceof SecretError ? labels[`secret-${error.kind}`] : undefined
