import type { Analysis, ReadSoFar } from '../../client-check/analyse.ts'
import type { UsageFinding } from '../../client-check/finding.ts'

/** A chosen file, with its folders in the name. */
export interface ChosenFile {
  name: string
  file: File
}

/** Messages from the page to the worker. */
export type ToReader =
  | { kind: 'read'; files: ChosenFile[]; since: string }
  | { kind: 'since'; since: string }
  | { kind: 'cancel' }

export interface ReadResult extends Pick<Analysis, 'read' | 'open' | 'skipped' | 'problems'> {
  findings: UsageFinding[]
  calls: number
  topics: number
}

/** Messages from the worker to the page. `failed`: the worker could not load the API surface. */
export type FromReader =
  | { kind: 'ready' }
  | { kind: 'failed' }
  | { kind: 'progress'; done: ReadSoFar }
  | { kind: 'cancelled' }
  | { kind: 'crashed'; error: string }
  | { kind: 'result'; result: ReadResult }
