/**
 * SQLITE_FULL: no space on disk, or below the file's size limit, for a write. SQLITE_IOERR_SHMSIZE: no space for the
 * WAL index. https://www.sqlite.org/rescode.html
 */
const CODES: readonly unknown[] = [13, 4874]

const codeOf = (error: Error, name: 'code' | 'errcode'): unknown =>
  name in error ? Reflect.get(error, name) : undefined

/** Whether an error means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (CODES.includes(codeOf(error, 'errcode'))) return true
  if (['ENOSPC', 'EDQUOT'].includes(String(codeOf(error, 'code')))) return true
  return isDiskFull(error.cause)
}

/** Runs a write that can be postponed; ignores a full disk, so that reading continues. */
export function unlessFull(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}
