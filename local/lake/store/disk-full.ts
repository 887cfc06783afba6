/** SQLITE_FULL: the disk, or the file's size limit, has no room for a write. */
const SQLITE_FULL = 13

const codeOf = (error: Error, name: 'code' | 'errcode'): unknown =>
  name in error ? Reflect.get(error, name) : undefined

/** Whether something failed because there was no room left to write. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (codeOf(error, 'errcode') === SQLITE_FULL) return true
  if (['ENOSPC', 'EDQUOT'].includes(String(codeOf(error, 'code')))) return true
  return isDiskFull(error.cause)
}
