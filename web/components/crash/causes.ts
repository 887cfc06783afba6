/** Longest chain of causes, which also ends circular ones. */
const longest = 10

/** The messages of an error and its causes, down to the first. */
export function causes(error: unknown): string {
  const messages: string[] = []
  let one = error
  while (one !== undefined && one !== null && messages.length < longest) {
    messages.push(one instanceof Error ? one.message : String(one))
    one = one instanceof Error ? one.cause : undefined
  }
  return messages.join('\n\nCause:\n')
}
