import { useContext } from 'react'
import type { InstantAnswer } from '../../../search/answers/answer.ts'
import { resultHref } from '../../../search/result-path.ts'
import { OptionsContext, optionProps } from '../hits/options.ts'
import styles from '../hits/search-results.module.css'

/** What its option is called. */
export const ANSWER = 'answer'

/** The one fact that was asked for, which leads to where it is said; in a list box it is the first option. */
export function AnswerCard({ answer: { subject, text, url } }: { answer: InstantAnswer }) {
  const options = useContext(OptionsContext)
  return (
    <a
      className={styles.answer}
      href={resultHref(url)}
      data-search-answer=""
      {...(options ? optionProps(options, ANSWER) : {})}
    >
      <small>{subject}</small> <strong>{text}</strong>
    </a>
  )
}
