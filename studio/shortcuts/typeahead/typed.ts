/** A block of text, and its words before the caret. */
export interface Caret {
  block: string
  before: string
}

/** A sign that opens a list, and what is typed behind it to search there. */
export interface Typed {
  block: string
  /** The words before the caret when the list opened: the sign is their end. */
  lead: string
  /** Where the sign begins. */
  start: number
  keyword: string
}

/** Two are more than one key writes at once, also where an input method completes a sign. */
const AT_ONCE = 2

/**
 * What is typed behind a sign, after the caret went from `was` to `now`: words that are pasted, or among which the
 * caret is set, open nothing. `sign` has the sign as its first group, at its end.
 */
export function followed(
  typed: Typed | undefined,
  was: Caret | undefined,
  now: Caret | undefined,
  sign: RegExp,
): Typed | undefined {
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
