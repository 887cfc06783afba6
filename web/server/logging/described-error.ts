/** An error and its causes, without the properties of errors, of which some hold whole addresses. */
export function describedError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${describedError(error.cause)}`
  return `${error.stack ?? String(error)}${cause}`
}
