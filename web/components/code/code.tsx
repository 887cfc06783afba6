import styles from './code.module.css'
import { frameLines } from './frame-lines.ts'
import { highlight } from './highlight.ts'

export interface CodeProps {
  code: string
  language: string
  lineNumbers?: boolean
  /** Numbers of the highlighted lines, from 1. */
  marked?: readonly number[]
  /** Id by which a call refers to the code of its set-up. */
  id?: string | undefined
  /** Id of the set-up that is copied before this code. */
  setUp?: string | undefined
}

/** Highlighted code without a frame. It scrolls, so it is focusable. */
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

/** Lets a long query wrap between two parameters. */
function breakable(html: string, language: string): string {
  return language === 'http' ? html.replaceAll('&amp;', '<wbr>&amp;') : html
}
