import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '../fields.ts'
import type { Example, Operation } from '../operations.ts'

/**
 * The example whose request has most in common with what was asked; the first among equals, and where
 * none has anything.
 */
export function bestExample(
  { examples }: Pick<Operation, 'examples'>,
  asked: Fields,
): Example | undefined {
  const scored = examples.map((example) => ({ example, score: score(example.request, asked) }))
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best.example : examples[0]
}

/** The category decides, then values that are equal, then names that both have. */
function score(request: Fields, asked: Fields): number {
  return Object.entries(request).reduce((sum, [name, value]) => {
    if (!(name in asked)) return sum - 1
    if (!same(value, asked[name])) return sum
    return sum + (name === 'category' ? 1000 : 10)
  }, 0)
}

/** A query has text where the example may have a number. */
const same = (a: unknown, b: unknown) =>
  typeof b === 'string' ? String(a) === b : isDeepStrictEqual(a, b)
