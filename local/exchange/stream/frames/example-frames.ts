import { type Fields, isFields } from '../../fields.ts'
import { refresh } from './refresh.ts'
import type { NextFrame, Subject } from './subject.ts'

/** The examples one after the other; a snapshot first where deltas follow, and not again. */
export function exampleFrames(subject: Subject): NextFrame {
  const { parameters } = subject.topic
  const wanted = parameters['category']
  const ofCategory = subject.examples.filter(
    (example) => wanted === undefined || rowsOf(example).some((row) => row['category'] === wanted),
  )
  const examples = ofCategory.length > 0 ? ofCategory : subject.examples
  const deltas = examples.filter((example) => example['type'] === 'delta')
  let made = 0
  return (now) => {
    const turns = made > 0 && deltas.length > 0 ? deltas : examples
    const frame = refresh(subject, turns[made % turns.length] ?? {}, now)
    made += 1
    return frame
  }
}

/** The records of a message. */
const rowsOf = ({ data }: Fields): Fields[] => (Array.isArray(data) ? data.filter(isFields) : [])
