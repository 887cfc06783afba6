import diagnostics from 'node:diagnostics_channel'

/** What a server was asked while `run` ran; `read` takes it out of a message of its channel. */
export async function askedDuring(
  channel: string,
  read: (message: unknown) => readonly string[],
  run: () => Promise<void>,
): Promise<string[]> {
  const asked = new Set<string>()
  const note = (message: unknown) => {
    for (const call of read(message)) asked.add(call)
  }
  diagnostics.subscribe(channel, note)
  try {
    await run()
  } finally {
    diagnostics.unsubscribe(channel, note)
  }
  return [...asked]
}
