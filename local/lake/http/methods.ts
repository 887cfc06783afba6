import type { IncomingMessage, ServerResponse } from 'node:http'
import { LakeError } from './errors.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Throws 405 for a method that no call has. One that other calls have is 501 with the call's name:
 * the hosted service may well know it.
 */
export function assertMethod({ method }: IncomingMessage, response: ServerResponse): void {
  if (METHODS.includes(method ?? '')) return
  response.setHeader('Allow', METHODS.join(', '))
  const message = `No call has the method ${method}`
  throw new LakeError(405, { statusCode: 405, error: 'Method Not Allowed', message }, message)
}
