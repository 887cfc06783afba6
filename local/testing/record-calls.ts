import diagnostics from 'node:diagnostics_channel'

/** The calls that a server received while `run` ran; `read` extracts them from a message of its channel. */
export async function recordCalls(
  channel: string,
  read: (message: unknown) => readonly string[],
  run: () => Promise<void>,
): Promise<string[]> {
  const calls = new Set<string>()
  const note = (message: unknown) => {
    for (const call of read(message)) calls.add(call)
  }
  diagnostics.subscribe(channel, note)
  try {
    await run()
  } finally {
    diagnostics.unsubscribe(channel, note)
  }
  return [...calls]
}
