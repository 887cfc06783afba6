import { LakeError } from './errors.ts'

/** SQLITE_BUSY: another connection has the database for itself, as the lake's own has on a full disk. */
const SQLITE_BUSY = 5

export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY

/** 503, which clients try again. */
export function databaseBusyError(): LakeError {
  const message =
    'The database cannot be read from beside the lake now, which is so while its disk is full: free some space, and try again'
  return new LakeError(503, { statusCode: 503, error: 'Service Unavailable', message }, message)
}
