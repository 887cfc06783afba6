import styles from './code.module.css'
import { frameLines } from './frame-lines.ts'
import { highlight } from './highlight.ts'

export interface CodeProps {
  code: string
  language: string
  lineNumbers?: boolean
  /** The lines that stand out, from 1. */
  marked?: readonly number[]
  /** For a call to name what is set up before it. */
  id?: string | undefined
  /** Id of the code that is copied in front of this. */
  setUp?: string | undefined
}

/** Highlighted code without a frame. It scrolls, so it can be reached by keyboard. */
export function Code({ code, language, lineNumbers = false, marked = [], id, setUp }: CodeProps) {
  const highlighted = breakable(highlight(code, language), language)
  const html = frameLines(highlighted, { numbers: lineNumbers, marked })
  return (
    <pre
      className={`${styles.pre} ${lineNumbers ? styles.numbers : ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
      tabIndex={0}
      translate="no"
      data-scroller=""
      id={id}
      data-set-up={setUp}
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}

/** Where a query is too long for its line, it is broken between two parameters. */
function breakable(html: string, language: string): string {
  return language === 'http' ? html.replaceAll('&amp;', '<wbr>&amp;') : html
}
