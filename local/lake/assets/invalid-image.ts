import { LakeError } from '../http/errors.ts'

/** 400 in the words of the hosted service; `details` says what is wrong with this one. */
export function invalidImage(details: string): LakeError {
  const message = 'Invalid image, could not read metadata'
  return new LakeError(400, { statusCode: 400, error: 'Bad Request', message, details }, details)
}
