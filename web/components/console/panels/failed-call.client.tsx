import buttons from '../button.module.css'
import type { Call } from '../call/call.ts'
import { curlCommand } from '../call/curl-command.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import styles from './call-report.module.css'

/** States that the browser could read no answer, and shows the call as a terminal command. */
export function FailedCall({ call, labels }: { call: Call; labels: ConsoleLabels }) {
  const message = call.outcome.kind === 'failed' ? call.outcome.message : ''
  return (
    <section className={styles.error} role="alert">
      <h3>{labels.noAnswer}</h3>
      <p>{labels.cors.replace('{origin}', new URL(call.url).origin)}</p>
      <p translate="no">{message}</p>
      <div className={styles.code} data-code="">
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
          tabIndex={0}
          translate="no"
        >
          <code>{curlCommand(call)}</code>
        </pre>
        <button type="button" className={buttons.button} data-copy="" aria-label={labels.copyCurl}>
          {labels.copyCurl}
        </button>
      </div>
    </section>
  )
}
