/** The block with the caret, and its text before the caret. */
export interface Caret {
  block: string
  before: string
}

/** The sign that opened a list, and the keyword typed after it. */
export interface TypeaheadQuery {
  block: string
  /** The text before the caret when the list opened; it ends with the sign. */
  lead: string
  /** Offset of the sign. */
  start: number
  keyword: string
}

/** A longer insertion is no typing: a key press, even with an input method, inserts at most two characters. */
const AT_ONCE = 2

/**
 * Returns the list's state after the caret moved from `was` to `now`; pasting, or moving the caret behind a sign, opens
 * no list. The first group of `sign` must be the sign, at the end of the text.
 */
export function trackTypeahead(
  typed: TypeaheadQuery | undefined,
  was: Caret | undefined,
  now: Caret | undefined,
  sign: RegExp,
): TypeaheadQuery | undefined {
  if (!now) return undefined
  if (typed) {
    if (now.block !== typed.block || !now.before.startsWith(typed.lead)) return undefined
    const keyword = now.before.slice(typed.lead.length)
    return /^\s/.test(keyword) ? undefined : { ...typed, keyword }
  }
  if (was?.block !== now.block || !now.before.startsWith(was.before)) return undefined
  const length = now.before.length - was.before.length
  const found = length > 0 && length <= AT_ONCE ? sign.exec(now.before)?.[1] : undefined
  if (!found) return undefined
  return {
    block: now.block,
    lead: now.before,
    start: now.before.length - found.length,
    keyword: '',
  }
}
