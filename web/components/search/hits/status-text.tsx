import type { InstantAnswer } from '../../../search/answers/answer.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import { type Outcome, statusWords } from './status-words.ts'

interface Props extends Outcome {
  labels: SearchLabels
  answer: InstantAnswer | undefined
}

/** What a search came to; the fact that it answers is read out here and shown below. */
export function StatusText({ labels, answer, ...outcome }: Props) {
  return (
    <>
      {answer && (
        <span className="hidden">
          {answer.subject}: {answer.text}.{' '}
        </span>
      )}
      {(outcome.count > 0 || !answer) && statusWords(labels, outcome)}
    </>
  )
}
