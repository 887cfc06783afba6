import { useContext } from 'react'
import type { InstantAnswer } from '../../../search/answers/answer.ts'
import { resultHref } from '../../../search/result-path.ts'
import { OptionsContext, optionProps } from '../hits/options.ts'
import styles from '../hits/search-results.module.css'

/** Name of the answer's option. */
export const ANSWER = 'answer'

/** The card with the one fact that answers the query, linked to its source; in a list box it is the first option. */
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
