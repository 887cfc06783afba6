import { csharp } from './csharp.ts'
import { curl } from './curl.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { nodejs } from './nodejs.ts'
import { php } from './php.ts'
import type { Program } from './program.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import {
  type SampledExample,
  type SampledOperation,
  type SampleRequest,
  sampleRequest,
} from './sample-request.ts'

interface Language {
  value: string
  label: string
  language: string
  comment: string
  write: (request: SampleRequest) => Program
}

const languages: readonly Language[] = [
  { value: 'curl', label: 'curl', language: 'bash', comment: '#', write: curl },
  { value: 'python', label: 'Python', language: 'python', comment: '#', write: python },
  { value: 'nodejs', label: 'Node.js', language: 'javascript', comment: '//', write: nodejs },
  { value: 'go', label: 'Go', language: 'go', comment: '//', write: go },
  { value: 'java', label: 'Java', language: 'java', comment: '//', write: java },
  { value: 'csharp', label: 'C#', language: 'csharp', comment: '//', write: csharp },
  { value: 'php', label: 'PHP', language: 'php', comment: '//', write: php },
  { value: 'ruby', label: 'Ruby', language: 'ruby', comment: '#', write: ruby },
]

/** A program that sends a request and prints the answer; its set-up belongs to the operation. */
export interface CodeSample extends Program {
  /** Value of its tab, shared by all tabs of programming languages. */
  value: string
  /** Name of the language. */
  label: string
  /** For highlighting. */
  language: string
}

/** The tabs of the languages, in their order. */
export const sampleTabs = languages.map(({ value, label }) => ({ value, label }))

/** The languages as info strings of Markdown code blocks; curl is `bash`. */
export const sampleLanguages = languages.map(({ language }) => language)

/**
 * Programs that send `example` of `operation` to the API at `base` (`https://api.example`), in eight languages without
 * further packages. Key and secret are read from the environment.
 */
export function codeSamples(
  operation: SampledOperation,
  example: SampledExample,
  base: string,
): CodeSample[] {
  const request = sampleRequest(operation, example, base)
  return languages.map(({ write, comment, ...about }) => {
    const { setUp, code } = write(request)
    // A deprecation is stated where readers copy the code.
    const warning = operation.warning === undefined ? '' : `${comment} ${operation.warning}\n`
    return { ...about, setUp, code: warning + code }
  })
}
