/** Where a sentence ends: a dot inside a name or a number ends none. */
const END = /[.!?](?=\s|$)|[。！？]/

/** What a description says first; the whole of it where it has no end. */
export function firstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const end = END.exec(line)
  return end ? line.slice(0, end.index) : line
}
