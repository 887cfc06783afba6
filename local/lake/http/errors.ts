/** An error response, with the status and JSON body that the real service sends. */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>, message: string) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** An error of one mutation or action in a request; clients read `type`. */
export type ItemError = { type: string; description: string; [detail: string]: unknown }

const STATUS_OF_ITEM: Record<string, number> = {
  insufficientPermissionsError: 403,
  validationError: 400,
}

/** A refused mutation: 409, or another status for its cause. */
export function mutationError(error: ItemError, index = 0): LakeError {
  const description = `the mutation(s) failed: ${error.description}`
  const body = { error: { type: 'mutationError', description, items: [{ index, error }] } }
  return new LakeError(STATUS_OF_ITEM[error.type] ?? 409, body, description)
}

/** The same error for an action: clients distinguish the two by the outer type. */
export function asActionError(error: LakeError): LakeError {
  const inner = error.body['error']
  if (typeof inner !== 'object' || inner === null || !('type' in inner)) return error
  if (inner.type !== 'mutationError') return error
  return new LakeError(error.status, { error: { ...inner, type: 'actionError' } }, error.message)
}

export function badRequest(description: string, type = 'validationError'): LakeError {
  return new LakeError(
    400,
    { statusCode: 400, error: { type, description }, message: description },
    description,
  )
}

export function notFound(description: string): LakeError {
  return new LakeError(
    404,
    { statusCode: 404, error: 'Not Found', message: description },
    description,
  )
}

/** 401 in the real service's words: the Studio signs the user out on this code. */
export function unauthorized(description: string): LakeError {
  const body = {
    statusCode: 401,
    error: 'Unauthorized',
    message: description,
    errorCode: 'SIO-401-ANF',
  }
  return new LakeError(401, body, description)
}
