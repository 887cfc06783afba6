import type { Operation } from '../../../content/model/page-data.ts'
import { type ReadRequest, type RequestArgument, readRequest } from './read-request.ts'
import { SECRET_REFUSED, secretIn } from './secret-in.ts'

/** The parsed request; or, as a string for the caller, the reason why no tool accepts it. */
export function readSafeRequest(
  operation: Operation,
  given: RequestArgument,
): ReadRequest | string {
  try {
    const read = readRequest(operation, given)
    const secret = secretIn(read.content)
    return secret === undefined ? read : `${secret}: ${SECRET_REFUSED}`
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}
