import type { Days } from './months.ts'
import { normaliseQuery } from './normalise-query.ts'
import { preferTerms } from './preferred-terms.ts'
import { readChanges } from './read-changes.ts'
import { readCode } from './read-code.ts'
import { isCertain, readPath } from './read-path.ts'
import { stripWeak, stripWords } from './strip-words.ts'

/** The meaning of a query. */
export type ReadQuery =
  | { kind: 'path'; path: string }
  | { kind: 'code'; code: string; rest: string }
  | { kind: 'changes'; days: Days[]; words: string }
  | { kind: 'words'; words: string }

/** Classifies the typed text: a path, a code, a time of the changelog, or words. */
export function readQuery(typed: string, today = new Date()): ReadQuery {
  const text = normaliseQuery(typed)
  const path = readPath(text)
  if (path && (isCertain(path) || !stripWeak(path.rest))) return { kind: 'path', path: path.path }
  const code = readCode(text)
  if (code) return { kind: 'code', ...code }
  const changes = readChanges(text, today)
  if (changes) return { kind: 'changes', ...changes }
  // A trailing space means that the last word is complete.
  const ended = /\s$/.test(text) ? ' ' : ''
  const words = stripWords(preferTerms(text))
  return { kind: 'words', words: words ? words + ended : text }
}
