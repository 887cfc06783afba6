import { csharp } from './csharp.ts'
import { curl } from './curl.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { nodejs } from './nodejs.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import { type SampledExample, type SampledOperation, sampleRequest } from './sample-request.ts'

const languages = [
  { value: 'curl', label: 'curl', language: 'bash', write: curl },
  { value: 'python', label: 'Python', language: 'python', write: python },
  { value: 'nodejs', label: 'Node.js', language: 'javascript', write: nodejs },
  { value: 'go', label: 'Go', language: 'go', write: go },
  { value: 'java', label: 'Java', language: 'java', write: java },
  { value: 'csharp', label: 'C#', language: 'csharp', write: csharp },
  { value: 'php', label: 'PHP', language: 'php', write: php },
  { value: 'ruby', label: 'Ruby', language: 'ruby', write: ruby },
]

/** A program that sends a request and prints the answer. */
export interface CodeSample {
  /** Of its tab: the same wherever tabs of programming languages are. */
  value: string
  /** Name of the language. */
  label: string
  /** For highlighting. */
  language: string
  code: string
}

/** The tabs of the languages, in their order. */
export const sampleTabs = languages.map(({ value, label }) => ({ value, label }))

/** The languages as fences of Markdown name them; curl is `bash`. */
export const sampleLanguages = languages.map(({ language }) => language)

/**
 * Programs that send `example` of `operation` to the API at `base` (`https://api.example`), in eight
 * languages and with nothing but what comes with each. Key and secret are read from the environment.
 */
export function codeSamples(
  operation: SampledOperation,
  example: SampledExample,
  base: string,
): CodeSample[] {
  const request = sampleRequest(operation, example, base)
  return languages.map(({ write, ...about }) => ({ ...about, code: write(request) }))
}
