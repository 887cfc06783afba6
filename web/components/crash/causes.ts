/** No chain of causes is longer; one that leads back to itself ends here. */
const longest = 10

/** What went wrong, and what caused that, down to the first cause. */
export function causes(error: unknown): string {
  const messages: string[] = []
  let one = error
  while (one !== undefined && one !== null && messages.length < longest) {
    messages.push(one instanceof Error ? one.message : String(one))
    one = one instanceof Error ? one.cause : undefined
  }
  return messages.join('\n\nCause:\n')
}
