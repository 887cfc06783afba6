'use client'
import { useEffect, useRef, useState } from 'react'
import { chosenEnvironment } from '../../content/reference/chosen-environment.ts'
import type { Call } from './call/call.ts'
import { signCalls } from './call/sign-calls.ts'
import styles from './console.module.css'
import type { ConsoleData } from './console-data.ts'
import { canSign, keyStore } from './keys/key-store.ts'
import { KeysForm } from './keys/keys-form.client.tsx'
import { CallReport } from './panels/call-report.client.tsx'
import { EnvironmentChoice } from './panels/environment-choice.client.tsx'
import { TryIt } from './try-it/try-it.client.tsx'

/**
 * Sends calls of one operation: where to, signed with what, with which parameters, and what came of it.
 * @public for `console-code.client.ts`, which asks for it by `require`.
 */
export function Console({ data }: { data: ConsoleData }) {
  const { operation, signed, environments, labels, errorGroups, errorsHref } = data
  const [id, setId] = useState(() => chosenEnvironment(environments)?.id)
  const [call, setCall] = useState<{ number: number; call: Call }>()
  const environment = environments.find((one) => one.id === id)
  const rest = environment?.rest
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // It comes in the place of the button that was pressed.
    box.current?.closest('section')?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    if (rest === undefined) return
    const credentials = () => (signed && canSign(keyStore.get()) ? keyStore.get() : undefined)
    const onCall = (made: Call) =>
      setCall((last) => ({ number: (last?.number ?? 0) + 1, call: made }))
    return signCalls({ address: rest + operation.path, credentials, onCall })
  }, [rest, signed, operation.path])

  if (!environment) return <p>{labels.noEnvironment}</p>
  return (
    <div ref={box} className={styles.console} data-console-open="">
      <EnvironmentChoice
        environments={environments}
        chosen={environment}
        onChoose={(chosen) => {
          setId(chosen)
          setCall(undefined)
        }}
        labels={labels}
      />
      {signed && <KeysForm labels={labels} signs="calls" />}
      <TryIt operation={operation} rest={environment.rest} labels={labels} />
      {call && (
        <CallReport
          key={call.number}
          call={call.call}
          rest={environment.rest}
          errorGroups={errorGroups}
          errorsHref={errorsHref}
          labels={labels}
        />
      )}
    </div>
  )
}
