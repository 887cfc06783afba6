import type { RunningStack } from '../stack/running-stack.ts'

/** Records a failed expectation; `otherwise` describes the observed behaviour. */
export type Check = (holds: boolean, otherwise: string) => void

/** One attack. `run` carries it out, checks the expectations, and returns the measured figure as text. */
export interface Attack {
  title: string
  run: (stack: RunningStack, check: Check) => Promise<string>
}

/** How long one attack may last, in ms. */
const LONGEST = 180_000

/** Runs an attack and prints one line: whether all expectations held, and the figure. Never throws. */
export async function runAttack(
  { title, run }: Attack,
  stack: RunningStack,
): Promise<{ held: boolean; line: string }> {
  const misses = new Set<string>()
  const check = (holds: boolean, otherwise: string) => {
    if (!holds) misses.add(otherwise)
  }
  let figure = ''
  try {
    figure = await Promise.race([run(stack, check), tooLong()])
  } catch (error) {
    misses.add(error instanceof Error ? error.message : String(error))
  }
  const held = misses.size === 0
  const says = [...misses].slice(0, 5).concat(figure || [])
  return { held, line: `${held ? '✓ held' : '✗ did not hold'}: ${title}: ${says.join('; ')}` }
}

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`it was not done in ${LONGEST / 1000} s`)), LONGEST).unref()
  })
