/** One sentence for a person: the failure, and for a full disk the way out. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'ENOSPC')
    return `The disk is full (${error.message}). Free some space, or set DATA_DIR to a folder on another disk.`
  const cause = error.cause instanceof Error ? `\nCause: ${error.cause.message}` : ''
  return error.message + cause
}
