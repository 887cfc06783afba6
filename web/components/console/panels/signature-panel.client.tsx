import { useEffect, useState } from 'react'
import { originString } from '../../../signing/origin-string.ts'
import type { Call } from '../call/call.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import styles from './call-report.module.css'
import { OriginHelper } from './origin-helper.client.tsx'

export interface SignaturePanelProps {
  call: Call
  payload: string
  /** Address of the called REST API. */
  rest: string
  labels: ConsoleLabels
}

/** How the last call was signed: string, headers and clocks, and what the server expected. */
export function SignaturePanel({ call, payload, rest, labels }: SignaturePanelProps) {
  const message = call.outcome.kind === 'answer' ? call.outcome.retMsg : ''
  const expected = originString(message) === undefined ? '' : message
  const [open, setOpen] = useState(false)
  return (
    <details
      className={styles.signature}
      open={expected !== '' || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{labels.signature}</summary>
      <h3>{labels.signed}</h3>
      <pre className={styles.string} translate="no">
        <code>{payload}</code>
      </pre>
      <h3>{labels.headers}</h3>
      <dl className={styles.headers} translate="no">
        {Object.entries(call.headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{labels.clock}</h3>
      {/* Rendered only when open, as it makes a call of its own. */}
      {open && <ClockDifference rest={rest} labels={labels} />}
      <h3>{labels.compare}</h3>
      <OriginHelper key={message} signed={payload} answered={expected} labels={labels} />
    </details>
  )
}

function ClockDifference({ rest, labels }: { rest: string; labels: ConsoleLabels }) {
  const [difference, setDifference] = useState<number | 'unknown'>()
  useEffect(() => {
    let wanted = true
    const set = (found: number | 'unknown') => wanted && setDifference(found)
    clockDifference(rest).then(set, () => set('unknown'))
    return () => {
      wanted = false
    }
  }, [rest])
  if (difference === undefined) return <p>…</p>
  if (difference === 'unknown') return <p>{labels.clockUnknown}</p>
  const words = difference < 0 ? labels.clockAhead : labels.clockBehind
  return (
    <p data-clock={difference}>{words.replace('{ms}', String(Math.abs(Math.round(difference))))}</p>
  )
}

/**
 * How far the clock of the API at `rest` is ahead of this machine's, in ms, with an error of about half of the
 * request's duration; rejects when the request fails.
 */
async function clockDifference(rest: string): Promise<number> {
  const requestedAt = Date.now()
  const answer = await fetch(`${rest}/v5/market/time`, { cache: 'no-store', redirect: 'error' })
  const answeredAt = Date.now()
  const body: unknown = await answer.json()
  const time = typeof body === 'object' && body !== null && 'time' in body ? body.time : undefined
  if (typeof time !== 'number') throw new Error(`${rest} did not tell its time.`)
  return time - (requestedAt + answeredAt) / 2
}
