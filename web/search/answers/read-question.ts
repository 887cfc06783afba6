import { type Locale, locales } from '../../config/locales.ts'
import { normaliseQuery } from '../query/normalise-query.ts'
import { preferTerms } from '../query/preferred-terms.ts'
import { readCode } from '../query/read-code.ts'
import { isCertain, readPath } from '../query/read-path.ts'
import { stripWeak, stripWords } from '../query/strip-words.ts'
import type { AskedFact } from './asked-fact.ts'
import {
  environmentWords,
  errorFillers,
  fieldFactWords,
  hostWords,
  operationFactWords,
  restWords,
  streamWords,
} from './fact-words.ts'
import { anyOf, looseName } from './subject-name.ts'

type LocalePhrases = Record<Locale, readonly string[]>

const patternOf = (words: LocalePhrases) => anyOf(locales.flatMap((locale) => words[locale]))
const ofOperations = operationFactWords.map(([fact, words]) => ({ fact, words: patternOf(words) }))
const ofFields = fieldFactWords.map(([fact, words]) => ({ fact, words: patternOf(words) }))
const [hosts, streams, rest, fillers] = [hostWords, streamWords, restWords, errorFillers].map(
  patternOf,
)
const environments = environmentWords.map(([typed, named]) => ({ typed: anyOf([typed]), named }))

/** The fact that a query asks for; undefined when it asks for none or is ambiguous. */
export function readQuestion(typed: string): AskedFact | undefined {
  const text = normaliseQuery(typed).trim()
  return ofCode(text) ?? ofOperation(text) ?? ofHost(text) ?? ofField(text)
}

function ofCode(text: string): AskedFact | undefined {
  const read = readCode(text)
  return read && isNothing(removed(read.rest, fillers))
    ? { of: 'error', code: read.code }
    : undefined
}

function ofOperation(text: string): AskedFact | undefined {
  const match = ofOperations.find(({ words }) => has(text, words))
  if (!match) return undefined
  const { fact } = match
  const left = removed(text, match.words)
  const path = readPath(left)
  if (path && isCertain(path))
    return isNothing(path.rest)
      ? { of: 'operation', fact, subject: '', path: path.path }
      : undefined
  const subject = subjectOf(left)
  return looseName(subject) ? { of: 'operation', fact, subject } : undefined
}

function ofHost(text: string): AskedFact | undefined {
  if (!has(text, hosts)) return undefined
  let left = removed(text, hosts)
  const named = environments.filter(({ typed }) => has(left, typed))
  for (const { typed } of named) left = removed(left, typed)
  const isStream = has(left, streams)
  left = removed(left, streams)
  const isRest = has(left, rest)
  if (named.length > 1 || (isStream && isRest) || !isNothing(removed(left, rest))) return undefined
  // “Hosts” alone does not say which protocol or environment.
  if (named.length === 0 && !isStream && !isRest && !/base/i.test(text)) return undefined
  const environment = named[0]?.named ?? ''
  return { of: 'host', scheme: isStream ? 'wss' : 'https', environment }
}

function ofField(text: string): AskedFact | undefined {
  const match = ofFields.find(({ words }) => has(text, words))
  if (!match) return undefined
  const subject = subjectOf(removed(text, match.words))
  return looseName(subject) ? { of: 'field', fact: match.fact, subject } : undefined
}

/** The subject of the question, in the site's terms. */
const subjectOf = (text: string): string => stripWords(preferTerms(text))

const isNothing = (text: string): boolean => looseName(stripWeak(text)) === ''

function removed(text: string, pattern: RegExp | undefined): string {
  return pattern ? text.replaceAll(pattern, ' ').replaceAll(/\s+/g, ' ').trim() : text
}

function has(text: string, pattern: RegExp | undefined): boolean {
  return pattern !== undefined && text.search(pattern) >= 0
}
