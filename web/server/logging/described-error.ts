/** An error's stack and causes, without other properties, as some hold whole addresses. */
export function describedError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${describedError(error.cause)}`
  return `${error.stack ?? String(error)}${cause}`
}
