import { useId, useState } from 'react'
import { type Difference, firstDifference, originString } from '../../../signing/origin-string.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import styles from './call-report.module.css'

export interface OriginHelperProps {
  signed: string
  /** The server's message in the last answer, if any. */
  answered: string
  labels: ConsoleLabels
}

/** Shows the first difference between the signed string and the one that the server expected. */
export function OriginHelper({ signed, answered, labels }: OriginHelperProps) {
  const id = useId()
  const [pasted, setPasted] = useState(answered)
  const expected = originString(pasted)
  const difference = expected === undefined ? undefined : firstDifference(signed, expected)
  return (
    <>
      <label htmlFor={id}>{labels.paste}</label>
      <textarea
        id={id}
        rows={3}
        value={pasted}
        placeholder="error sign! origin_string[…]"
        spellCheck={false}
        translate="no"
        onChange={({ target }) => setPasted(target.value)}
      />
      <div role="status">
        {expected === undefined ? (
          pasted !== '' && <p>{labels.noOriginString}</p>
        ) : difference ? (
          <DifferenceView difference={difference} labels={labels} />
        ) : (
          <p>{labels.sameString}</p>
        )}
      </div>
    </>
  )
}

function DifferenceView({ difference, labels }: { difference: Difference; labels: ConsoleLabels }) {
  const { at, same, signed, expected } = difference
  return (
    <>
      <p>{labels.differs.replace('{at}', String(at + 1))}</p>
      {[
        [labels.youSigned, signed],
        [labels.serverExpected, expected],
      ].map(([name, rest = '']) => {
        const [first = '', ...others] = rest
        return (
          <div key={name}>
            <small>{name}</small>
            <pre className={styles.string} translate="no">
              <code>
                {same}
                <mark data-end={first === '' || undefined}>{first || '∅'}</mark>
                {others.join('')}
              </code>
            </pre>
          </div>
        )
      })}
    </>
  )
}
