import type { Reply } from '../http.ts'
import type { Asked } from '../routes/run.ts'

export interface WriterData {
  dataDir: string
  adminKey: string
}

export interface Job {
  id: number
  asked: Asked
}

/** Terms that a write put into the index, by the number of the collection. */
export type Learned = [collection: number, terms: string[]][]

export type FromWriter =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; reply: Reply; learned: Learned }
  | { kind: 'failed'; id: number; error: string }
