import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { BodyEditor } from './body/body-editor.client.tsx'
import { useBody } from './body/use-body.ts'
import type { Call } from './call/call.ts'
import { signCalls } from './call/sign-calls.ts'
import { chooseEnvironment, environmentOf } from './choose-environment.ts'
import styles from './console.module.css'
import type { ConsoleData } from './console-data.ts'
import { environmentStore } from './environment-store.ts'
import { withFreshExamples } from './fresh-examples.ts'
import { KeyPermission } from './keys/key-permission.client.tsx'
import { canSign, keyStore } from './keys/key-store.ts'
import { KeysForm } from './keys/keys-form.client.tsx'
import { CallReport } from './panels/call-report.client.tsx'
import { EnvironmentChoice } from './panels/environment-choice.client.tsx'
import { useSamples } from './samples/use-samples.ts'
import { TryIt } from './try-it/try-it.client.tsx'

/** Sends calls of one operation: choice of environment, keys, parameters, and the answer. */
export function Console({ data: given }: { data: ConsoleData }) {
  const [data] = useState(() => withFreshExamples(given))
  const { operation, fields, signed, permission, warning, environments, labels } = data
  const [call, setCall] = useState<{ number: number; environment: string; call: Call }>()
  const chosen = () => environmentOf(environments)
  const environment = useSyncExternalStore(environmentStore.subscribe, chosen, chosen)
  const box = useRef<HTMLDivElement>(null)
  const { body, operation: sent, onType } = useBody(operation, fields)
  const onRequest = useSamples(box, data, environment?.rest)
  // JSON is sent as written, so that readers can see the API's errors.
  const isIncomplete = body?.view === 'form' && body.missing.length > 0

  useEffect(() => {
    // The console replaces the clicked button, or on a wide screen is below the title.
    const section = box.current?.closest('section')
    section?.focus({ preventScroll: true })
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView()
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
    // A GET call changes nothing, so it needs no confirmation.
    const isWanted = (method: string) =>
      !isIncomplete && (!realMoney || method === 'GET' || window.confirm(question))
    return signCalls({ address: rest + operation.path, credentials, isWanted, onCall })
  }, [environment, signed, operation.path, labels, isIncomplete])

  if (!environment) return <p>{labels.noEnvironment}</p>
  return (
    <div ref={box} className={styles.console} data-console-open="">
      <div className={styles.form}>
        <EnvironmentChoice
          environments={environments}
          chosen={environment}
          onChoose={(chosen) => chooseEnvironment(chosen, labels.realMoneyChoose)}
          labels={labels}
        />
        {signed && (
          <KeysForm key={environment.id} labels={labels} environment={environment} signs="calls" />
        )}
        {permission && <KeyPermission permission={permission} />}
        {body && (
          <BodyEditor
            body={body}
            form={fields}
            examples={operation.request.body?.contents[0]?.examples ?? []}
            labels={labels}
          />
        )}
        {warning && (
          <p className={styles.warning} role="note">
            {warning}
          </p>
        )}
        <TryIt
          operation={sent}
          rest={environment.rest}
          labels={labels}
          bodyView={body?.view}
          onType={onType}
          onRequest={onRequest}
        />
      </div>
      <div className={styles.answer}>
        {call?.environment === environment.id ? (
          <CallReport
            key={call.number}
            call={call.call}
            rest={environment.rest}
            errorGroups={data.errorGroups}
            errorsHref={data.errorsHref}
            labels={labels}
          />
        ) : (
          <p>{labels.answerHere}</p>
        )}
      </div>
    </div>
  )
}
