import type { LocalizedText } from '../../../content/model/localized-text.ts'

/** A property of a body, as the form shows it. */
export interface BodyField {
  name: string
  kind: 'text' | 'integer' | 'number' | 'boolean' | 'object' | 'list'
  required: boolean
  /** Those it may have, where they are listed; those of its items in a list. */
  values: string[]
  default?: string
  example?: string
  /** What it means, in one sentence. */
  help: LocalizedText
  /** Of an object, or of each object of a list; a list without has plain values. */
  inner: BodyField[]
}
