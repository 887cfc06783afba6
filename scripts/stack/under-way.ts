/** A part of the stack that is still being made. */
export type UnderWay = {
  /** As in the table. */
  name: string
  /** What is done to it: “being built”. */
  says: string
  over: Promise<void>
}

/**
 * Does one after the other, since all together would take the machine from whoever reads already. One
 * that fails does not keep the others from being made; after `signal` none begins.
 */
export function inTurn(
  parts: readonly { name: string; says: string; make: () => Promise<void> }[],
  signal: AbortSignal,
): UnderWay[] {
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
