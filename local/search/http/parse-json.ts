import { HttpError } from './http-error.ts'

// Parses JSON whatever the Content-Type: SearchClient sends it as text/plain to avoid a preflight.
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

/** Numbers with an exponent or many digits; most texts have neither. */
const MAY_OVERFLOW = /\d[eE]\+?\d|\d{19}/

/** Whether all numbers are finite: JSON.parse turns 1e999 into Infinity, and JSON.stringify that into null. */
function isInRange(value: unknown): boolean {
  const open = [value]
  // Iterative instead of recursive: JSON may be nested deeper than the stack allows.
  for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
    if (typeof inner === 'number' && !Number.isFinite(inner)) return false
    if (typeof inner === 'object' && inner !== null)
      for (const each of Object.values(inner)) open.push(each)
  }
  return true
}
