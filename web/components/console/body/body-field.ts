import type { LocalizedText } from '../../../content/model/localized-text.ts'

/** A property of a body, for the form. */
export interface BodyField {
  name: string
  kind: 'text' | 'integer' | 'number' | 'boolean' | 'object' | 'list'
  required: boolean
  /** Allowed values, if they are listed; for a list, those of its items. */
  values: string[]
  default?: string
  example?: string
  /** Its meaning in one sentence. */
  help: LocalizedText
  /** Properties of an object, or of each object in a list; empty for a list of plain values. */
  inner: BodyField[]
}
