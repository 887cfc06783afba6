import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { isPem, type SecretFault, secretFault } from '../../../signing/private-key.ts'
import type { KeysLabels } from '../console-labels.ts'
import fields from '../field.module.css'
import { canSign, keyStore, type StoredKeys } from './key-store.ts'
import styles from './keys-form.module.css'

export interface KeysFormProps {
  labels: KeysLabels
  /** The environment that the keys are for. */
  environment: { id: string; label: string }
  /** Streams have no receive window. */
  signs: 'calls' | 'streams'
}

/** The form for the reader's key and secret. */
export function KeysForm({ labels, environment, signs }: KeysFormProps) {
  const keys = useKeys(environment.id)
  const id = useId()
  const fault = useSecretFault(keys.secret)
  // Initially open without keys; it must not close at the first letter of a secret.
  const [open] = useState(() => !canSign(keys))
  const change = (part: Partial<StoredKeys>) => keyStore.set(environment.id, { ...keys, ...part })
  const kind = isPem(keys.secret) ? labels.rsa : labels.hmac
  return (
    <details className={styles.keys} open={open}>
      <summary>
        {labels.keys.replace('{environment}', environment.label)}{' '}
        <small>{canSign(keys) ? kind : labels.keysMissing}</small>
      </summary>
      <div className={styles.fields}>
        <label htmlFor={`${id}-key`}>{labels.key}</label>
        <input
          className={fields.field}
          id={`${id}-key`}
          value={keys.key}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
          onChange={({ target }) => change({ key: target.value.trim() })}
        />
        <label htmlFor={`${id}-secret`}>{labels.secret}</label>
        {/* A single-line field: pasted text loses its line breaks, which PEM does not need. */}
        <input
          className={fields.field}
          id={`${id}-secret`}
          type="password"
          value={keys.secret}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          aria-invalid={fault !== undefined}
          onChange={({ target }) => change({ secret: target.value.trim() })}
        />
        <p id={`${id}-hint`} className={fault ? styles.fault : styles.hint} aria-live="polite">
          {fault ? labels[`secret-${fault}`] : labels.secretHint}
        </p>
        {signs === 'calls' && (
          <>
            <label htmlFor={`${id}-window`}>{labels.recvWindow}</label>
            <input
              className={fields.field}
              id={`${id}-window`}
              type="number"
              min={1}
              step={1000}
              value={keys.recvWindow}
              onChange={({ target }) =>
                change({ recvWindow: Math.trunc(target.valueAsNumber) || 5000 })
              }
            />
          </>
        )}
        <p className={styles.last}>
          <label>
            <input
              type="checkbox"
              checked={keys.remember}
              onChange={({ target }) => change({ remember: target.checked })}
            />
            {labels.remember}
          </label>
          {(keys.key !== '' || keys.secret !== '') && (
            <button type="button" onClick={() => change({ key: '', secret: '', remember: false })}>
              {labels.forget}
            </button>
          )}
        </p>
      </div>
    </details>
  )
}

/** The reason why the secret cannot sign; undefined for an empty or valid one. */
function useSecretFault(secret: string): SecretFault | undefined {
  const [fault, setFault] = useState<SecretFault>()
  useEffect(() => {
    let wanted = true
    secretFault(secret).then((found) => wanted && setFault(found))
    return () => {
      wanted = false
    }
  }, [secret])
  return fault
}

/** The reader's current keys of an environment. */
function useKeys(environment: string): StoredKeys {
  const keys = () => keyStore.get(environment)
  return useSyncExternalStore(keyStore.subscribe, keys, keys)
}
