'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Call } from './call/call.ts'
import { signCalls } from './call/sign-calls.ts'
import { chooseEnvironment, environmentOf } from './choose-environment.ts'
import styles from './console.module.css'
import type { ConsoleData } from './console-data.ts'
import { environmentStore } from './environment-store.ts'
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
  const [call, setCall] = useState<{ number: number; environment: string; call: Call }>()
  const chosen = () => environmentOf(environments)
  const environment = useSyncExternalStore(environmentStore.subscribe, chosen, chosen)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // It comes in the place of the button that was pressed.
    box.current?.closest('section')?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    if (!environment) return
    const { id, label, rest, realMoney } = environment
    const credentials = () => {
      const keys = keyStore.get(id)
      return signed && canSign(keys) ? keys : undefined
    }
    const onCall = (made: Call) =>
      setCall((last) => ({ number: (last?.number ?? 0) + 1, environment: id, call: made }))
    const question = labels.realMoneySend.replace('{environment}', label)
    // A call that only reads moves nothing.
    const isWanted = (method: string) => !realMoney || method === 'GET' || window.confirm(question)
    return signCalls({ address: rest + operation.path, credentials, isWanted, onCall })
  }, [environment, signed, operation.path, labels])

  if (!environment) return <p>{labels.noEnvironment}</p>
  return (
    <div ref={box} className={styles.console} data-console-open="">
      <EnvironmentChoice
        environments={environments}
        chosen={environment}
        onChoose={(chosen) => chooseEnvironment(chosen, labels.realMoneyChoose)}
        labels={labels}
      />
      {signed && (
        <KeysForm key={environment.id} labels={labels} environment={environment} signs="calls" />
      )}
      <TryIt operation={operation} rest={environment.rest} labels={labels} />
      {call?.environment === environment.id && (
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
