import { useEffect, useState } from 'react'
import { type ErrorCodes, errorMeaning } from '../../../content/blocks/error-meaning.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import styles from './call-report.module.css'

export interface ErrorHelpProps {
  code: number
  /** The server's message. */
  message: string
  /** Groups that explain the operation's codes, the most likely first. */
  errorGroups: readonly string[]
  errorsHref: string
  labels: ConsoleLabels
}

/** The meaning of an error code, with a link to the errors page. */
export function ErrorHelp({ code, message, errorGroups, errorsHref, labels }: ErrorHelpProps) {
  const codes = useErrorCodes(errorsHref)
  const found = codes && errorMeaning(codes, String(code), errorGroups)
  return (
    <section className={styles.error} role="status" aria-busy={codes === undefined}>
      <h3>
        <b translate="no">{code}</b> {labels.refused}
      </h3>
      <p translate="no">{message}</p>
      {found && <p>{found.text}</p>}
      {found && (
        <p>
          <a href={found.href}>{labels.errorPage.replace('{code}', String(code))}</a>
        </p>
      )}
    </section>
  )
}

/** The explanations, fetched at the first error. */
function useErrorCodes(href: string): ErrorCodes | undefined {
  const [codes, setCodes] = useState<ErrorCodes>()
  useEffect(() => {
    const stop = new AbortController()
    fetch(href, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then(setCodes)
      .catch(() => {
        // The code and the server's message are shown anyway.
        if (!stop.signal.aborted) setCodes({})
      })
    return () => stop.abort()
  }, [href])
  return codes
}
