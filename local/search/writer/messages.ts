import type { Reply } from '../routes/reply.ts'
import type { AuthorisedRequest } from '../routes/run.ts'
import type { Learned } from '../store/collections.ts'

export interface WriterData {
  dataDir: string
  adminKey: string
}

export interface Job {
  id: number
  asked: AuthorisedRequest
}

export type FromWriter =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; reply: Reply; learned: Learned }
  | { kind: 'failed'; id: number; error: string }
