/**
 * SQLITE_FULL: the disk, or the file's size limit, has no room for a write; SQLITE_IOERR_SHMSIZE: nor
 * for the index of the log. https://www.sqlite.org/rescode.html
 */
const CODES: readonly unknown[] = [13, 4874]

const codeOf = (error: Error, name: 'code' | 'errcode'): unknown =>
  name in error ? Reflect.get(error, name) : undefined

/** Whether something failed because there was no room left to write. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (CODES.includes(codeOf(error, 'errcode'))) return true
  if (['ENOSPC', 'EDQUOT'].includes(String(codeOf(error, 'code')))) return true
  return isDiskFull(error.cause)
}

/** Does what can be left undone until there is room: reading goes on when the disk is full. */
export function unlessFull(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}
