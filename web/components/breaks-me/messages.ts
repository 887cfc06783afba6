import type { Analysis, ReadSoFar } from '../../client-check/analyse.ts'
import type { UsageFinding } from '../../client-check/finding.ts'

/** A file that somebody chose, with the folders that it is in. */
export interface ChosenFile {
  name: string
  file: File
}

/** What the page tells the worker. */
export type ToReader =
  | { kind: 'read'; files: ChosenFile[]; since: string }
  | { kind: 'since'; since: string }
  | { kind: 'cancel' }

export interface ReadResult extends Pick<Analysis, 'read' | 'open' | 'skipped' | 'problems'> {
  findings: UsageFinding[]
  calls: number
  topics: number
}

/** What the worker tells the page. `failed`: it does not know the API. */
export type FromReader =
  | { kind: 'ready' }
  | { kind: 'failed' }
  | { kind: 'progress'; done: ReadSoFar }
  | { kind: 'cancelled' }
  | { kind: 'crashed'; error: string }
  | { kind: 'result'; result: ReadResult }
