import type { Call } from '../call/call.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import { AnswerBody } from './answer-body.client.tsx'
import styles from './call-report.module.css'
import { ErrorHelp } from './error-help.client.tsx'
import { FactsLine } from './facts-line.client.tsx'
import { FailedCall } from './failed-call.client.tsx'
import { SignaturePanel } from './signature-panel.client.tsx'

export interface CallReportProps {
  call: Call
  /** Address of the called REST API. */
  rest: string
  errorGroups: readonly string[]
  errorsHref: string
  labels: ConsoleLabels
}

/** Explains the last call: why it failed, and how it was signed. */
export function CallReport({ call, rest, errorGroups, errorsHref, labels }: CallReportProps) {
  const { outcome } = call
  const refused =
    outcome.kind === 'answer' && outcome.retCode !== undefined && outcome.retCode !== 0
  return (
    <div className={styles.report} data-call={outcome.kind}>
      {outcome.kind === 'withheld' && (
        <p className={styles.withheld} role="status">
          {labels.notSent}
        </p>
      )}
      {outcome.kind === 'failed' && <FailedCall call={call} labels={labels} />}
      {outcome.kind === 'answer' && <FactsLine facts={outcome.facts} labels={labels} />}
      {refused && (
        <ErrorHelp
          code={outcome.retCode ?? 0}
          message={outcome.retMsg}
          errorGroups={errorGroups}
          errorsHref={errorsHref}
          labels={labels}
        />
      )}
      {outcome.kind === 'answer' && <AnswerBody text={outcome.text} labels={labels} />}
      {call.payload !== undefined && (
        <SignaturePanel call={call} payload={call.payload} rest={rest} labels={labels} />
      )}
    </div>
  )
}
