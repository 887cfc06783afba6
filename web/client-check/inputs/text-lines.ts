/** A longer line is given in parts of this length. */
const LONGEST = 1_000_000

/** The text of `pieces`, UTF-8, whatever bytes they hold. */
export async function* textPieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true })
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/** The lines of `texts` without their ends, each as soon as it is whole. */
export async function* textLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line
    if (rest.length > LONGEST) {
      yield rest
      rest = ''
    }
  }
  if (rest !== '') yield rest
}
