import { HttpError } from './http-error.ts'

// SearchClient sends JSON as text/plain to spare a preflight, so the content type says nothing.
export function parseJson(text: string): unknown {
  const value = parsed(text)
  if (MAY_OVERFLOW.test(text) && !isInRange(value))
    throw new HttpError(400, 'Bad JSON: a number is out of range.')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new HttpError(400, 'Bad JSON.', { cause })
  }
}

/** A number with an exponent, or with many digits; most texts have neither. */
const MAY_OVERFLOW = /\d[eE]\+?\d|\d{19}/

/** Whether all numbers in it are: JSON.parse makes Infinity of 1e999, and JSON.stringify null of that. */
function isInRange(value: unknown): boolean {
  const open = [value]
  // A list, not a recursion: JSON may be deeper than the stack.
  for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
    if (typeof inner === 'number' && !Number.isFinite(inner)) return false
    if (typeof inner === 'object' && inner !== null)
      for (const each of Object.values(inner)) open.push(each)
  }
  return true
}
