/** A part of the stack that is still being built. */
export type BuildInProgress = {
  /** Name as in the printed table. */
  name: string
  /** Its state: “being built”. */
  says: string
  over: Promise<void>
}

/**
 * Builds the parts one after the other: all at once would slow the site down for its readers. A failure does not stop
 * the others; none starts after `signal` aborts.
 */
export function buildInSequence(
  parts: readonly { name: string; says: string; make: () => Promise<void> }[],
  signal: AbortSignal,
): BuildInProgress[] {
  let before: Promise<unknown> = Promise.resolve()
  return parts.map(({ name, says, make }) => {
    const over = before.then(() => {
      signal.throwIfAborted()
      return make()
    })
    before = over.catch(() => {})
    return { name, says, over }
  })
}
