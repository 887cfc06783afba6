import type { Operation } from '../../../content/model/page-data.ts'
import { type GivenRequest, type ReadRequest, readRequest } from './read-request.ts'
import { SECRET_REFUSED, secretIn } from './secret-in.ts'

/** The request that a tool was given; or else, for who gave it, why no tool takes it. */
export function takenRequest(operation: Operation, given: GivenRequest): ReadRequest | string {
  try {
    const read = readRequest(operation, given)
    const secret = secretIn(read.said)
    return secret === undefined ? read : `${secret}: ${SECRET_REFUSED}`
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}
