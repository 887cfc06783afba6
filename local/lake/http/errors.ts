/** An answer that is not a success: its status and JSON body are what the real service sends. */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>, message: string) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** What can be wrong with one mutation or action of a request; `type` is read by the clients. */
export type ItemError = { type: string; description: string; [detail: string]: unknown }

const STATUS_OF_ITEM: Record<string, number> = {
  insufficientPermissionsError: 403,
  validationError: 400,
}

/** A refused mutation: 409, or the status that its cause asks for. */
export function mutationError(error: ItemError, index = 0): LakeError {
  const description = `the mutation(s) failed: ${error.description}`
  const body = { error: { type: 'mutationError', description, items: [{ index, error }] } }
  return new LakeError(STATUS_OF_ITEM[error.type] ?? 409, body, description)
}

/** The same refusal as an action's: the clients tell the two apart by the outer type. */
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

/** 401 as the real service words it: the Studio signs the user out when it sees the code. */
export function unauthorized(description: string): LakeError {
  const body = {
    statusCode: 401,
    error: 'Unauthorized',
    message: description,
    errorCode: 'SIO-401-ANF',
  }
  return new LakeError(401, body, description)
}
