/** An entry that is longer is left out: what it answered is most of it. */
const LONGEST = 16_000_000

export interface HarEntry {
  /** As JSON; undefined for one that is too long to be read. */
  text: string | undefined
  /** Of its beginning, from 1. */
  line: number
}

/** What a HAR was: whether it has entries at all, and whether it came to its end. */
export interface HarEnd {
  hasEntries: boolean
  isWhole: boolean
}

/**
 * The entries of a HAR, each as soon as it was read: the whole may be larger than memory.
 * http://www.softwareishard.com/blog/har-12-spec/
 */
export async function* harEntries(texts: AsyncIterable<string>): AsyncGenerator<HarEntry, HarEnd> {
  let depth = 0
  let line = 1
  let inString = false
  let escaped = false
  /** The last string, which is a key where a list begins after it; no longer than that of entries. */
  let word = ''
  /** How deep the list of entries is; 0 before and after it. */
  let list = 0
  let hasEntries = false
  /** What was read of an entry in earlier pieces; undefined between entries. */
  let kept: string | undefined
  let keptLine = 0
  let tooLong = false

  for await (const text of texts) {
    let start = kept === undefined ? -1 : 0
    const found: HarEntry[] = []
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === 10) line += 1
      if (inString) {
        if (escaped) escaped = false
        else if (code === 92) escaped = true
        else if (code === 34) inString = false
        else if (word.length < 10) word += text[at]
        continue
      }
      if (code === 34) {
        inString = true
        word = ''
      } else if (code === 123 || code === 91) {
        depth += 1
        if (code === 91 && depth === 3 && word === 'entries') {
          list = depth
          hasEntries = true
        } else if (code === 123 && list > 0 && depth === list + 1) {
          kept = ''
          start = at
          keptLine = line
          tooLong = false
        }
      } else if (code === 125 || code === 93) {
        depth -= 1
        if (list > 0 && depth === list && kept !== undefined && code === 125) {
          const whole = tooLong ? undefined : kept + text.slice(start, at + 1)
          found.push({ text: whole, line: keptLine })
          kept = undefined
          start = -1
        } else if (depth < list) list = 0
      }
    }
    if (kept !== undefined) {
      if (tooLong || kept.length + text.length - start > LONGEST) {
        tooLong = true
        kept = ''
      } else kept += text.slice(start)
    }
    yield* found
  }
  return { hasEntries, isWhole: depth === 0 && !inString }
}
