import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { isPem, type SecretFault, secretFault } from '../../../signing/private-key.ts'
import type { KeysLabels } from '../console-labels.ts'
import fields from '../field.module.css'
import { canSign, type KeptKeys, keyStore } from './key-store.ts'
import styles from './keys-form.module.css'

export interface KeysFormProps {
  labels: KeysLabels
  /** What they are for, and nothing else. */
  environment: { id: string; label: string }
  /** Streams know no receive window. */
  signs: 'calls' | 'streams'
}

/** Where the reader enters what is signed with. */
export function KeysForm({ labels, environment, signs }: KeysFormProps) {
  const keys = useKeys(environment.id)
  const id = useId()
  const fault = useSecretFault(keys.secret)
  // It closes when the reader wants, not at the first letter of a secret.
  const [open] = useState(() => !canSign(keys))
  const change = (part: Partial<KeptKeys>) => keyStore.set(environment.id, { ...keys, ...part })
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
        {/* Not a field for one line only: what is pasted loses its line ends, and PEM can do without. */}
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

/** Why the secret cannot sign; nothing while there is none, or while it can. */
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

/** The reader's keys of an environment, as they are now. */
function useKeys(environment: string): KeptKeys {
  const keys = () => keyStore.get(environment)
  return useSyncExternalStore(keyStore.subscribe, keys, keys)
}
