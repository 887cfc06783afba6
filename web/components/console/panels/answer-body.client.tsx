import { useMemo, useState } from 'react'
import code from '../../code/code.module.css'
import buttons from '../button.module.css'
import type { ConsoleLabels } from '../console-labels.ts'
import { type Piece, paintLines } from '../samples/paint-lines.ts'
import styles from './answer-body.module.css'

interface Props {
  /** The body as shown. */
  text: string
  labels: ConsoleLabels
}

/** Lines shown at once: the longest answers have tens of thousands. */
const MOST = 400
/** JSON as in the page's samples, where names have the colour of keywords. */
const SAMPLE: Piece[][] = [
  [
    { text: '"name"', name: 'k' },
    { text: ':', name: '' },
  ],
]

/** The body of an answer, in the colours of the page's samples. */
export function AnswerBody({ text, labels }: Props) {
  const lines = useMemo(() => text.split('\n'), [text])
  const [most, setMost] = useState(MOST)
  const shown = useMemo(() => lines.slice(0, most).join('\n'), [lines, most])
  if (text === '') return <p className={styles.none}>{labels.noBody}</p>
  return (
    <section className={styles.body} aria-label={labels.response} data-code="">
      <pre
        className={`${code.pre} ${styles.text}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
        tabIndex={0}
        translate="no"
      >
        <HighlightedText text={shown} />
      </pre>
      <p className={styles.actions}>
        {lines.length > most ? (
          <button type="button" className={buttons.button} onClick={() => setMost(lines.length)}>
            {labels.allLines.replace('{count}', String(lines.length))}
          </button>
        ) : (
          <button type="button" className={buttons.button} data-copy="">
            {labels.copyAnswer}
          </button>
        )}
      </p>
    </section>
  )
}

function HighlightedText({ text }: { text: string }) {
  const pieces = useMemo(
    () => paintLines(text, SAMPLE).flatMap((line, at) => (at === 0 ? line : [LINE_END, ...line])),
    [text],
  )
  return (
    <code>
      {pieces.map(({ text: words, name }, at) =>
        name === '' ? (
          words
        ) : (
          <i key={at} className={name}>
            {words}
          </i>
        ),
      )}
    </code>
  )
}

const LINE_END: Piece = { text: '\n', name: '' }
