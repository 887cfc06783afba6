import styles from './code.module.css'
import { highlight } from './highlight.ts'

/** Highlighted code without a frame. It scrolls, so it can be reached by keyboard. */
export async function Code(props: { code: string; language: string; lineNumbers?: boolean }) {
  const html = await highlight(props.code, props.language)
  return (
    <pre
      className={`${styles.pre} ${props.lineNumbers ? styles.numbers : ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
      tabIndex={0}
      translate="no"
    >
      {props.lineNumbers ? (
        <code>
          {html.split('\n').map((line, index) => (
            <span key={index} dangerouslySetInnerHTML={{ __html: `${line}\n` }} />
          ))}
        </code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  )
}
