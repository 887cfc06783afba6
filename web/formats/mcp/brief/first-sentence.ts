/** The end of a sentence; a dot inside a name or number is none. */
const END = /[.!?](?=\s|$)|[。！？]/

/** The first sentence of a description; all of it when it has no end. */
export function firstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const end = END.exec(line)
  return end ? line.slice(0, end.index) : line
}
