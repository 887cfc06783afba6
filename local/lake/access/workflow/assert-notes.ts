import { isDeepStrictEqual } from 'node:util'
import type { Note } from '../../../../schemas/workflow/workflow.ts'
import { refuseChange } from '../refuse-change.ts'
import type { ReviewStep } from './assert-review.ts'
import { assertSigned } from './assert-signed.ts'

const withoutMark = ({ resolved: _, ...note }: Note) => note

/** Throws 403 unless notes stay as their authors wrote them: new ones are signed, old ones resolved. */
export function assertNotes(step: ReviewStep): void {
  const { proposed, before, after } = step
  const known = new Map(before?.notes?.map((note) => [note._key, note]))
  for (const note of after.notes ?? []) {
    const old = known.get(note._key)
    known.delete(note._key)
    if (!old) assertSigned(step, note.author, note.at)
    else if (!isDeepStrictEqual(withoutMark(old), withoutMark(note)))
      refuseChange(
        proposed,
        `the note of ${old.author.name} is resolved or answered, not rewritten`,
      )
  }
  for (const { author } of known.values())
    refuseChange(proposed, `the note of ${author.name} is resolved, not removed`)
}
