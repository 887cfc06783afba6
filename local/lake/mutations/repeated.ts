import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { User } from '../auth/users.ts'
import { LakeError } from '../http/errors.ts'
import type { MutationResult } from './apply-mutation.ts'

const OPERATION: Record<string, MutationResult['operation']> = {
  appear: 'create',
  update: 'update',
  disappear: 'delete',
}

/** Digest of a request. */
export const digestOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/**
 * The results of the transaction with this id if the same user sent the same request: a repeated request is answered
 * without executing it again. Null for a new id; throws 409 when another request used it.
 */
export function resultsOfRepeated(
  database: DatabaseSync,
  user: User | null,
  request: { transactionId: string; digest: string },
): MutationResult[] | null {
  const known = database
    .prepare('SELECT seq, author, digest FROM transactions WHERE id = ?')
    .get(request.transactionId)
  if (!known) return null
  if (known['author'] !== user?.id || known['digest'] !== request.digest) {
    const description = `Transaction ID "${request.transactionId}" already exists`
    const error = { type: 'transactionAlreadyExistsError', description }
    throw new LakeError(409, { statusCode: 409, error }, description)
  }
  return database
    .prepare('SELECT document_id, transition FROM changes WHERE seq = ?')
    .all(Number(known['seq']))
    .map((row) => ({
      id: String(row['document_id']),
      operation: OPERATION[String(row['transition'])] ?? 'none',
    }))
}
