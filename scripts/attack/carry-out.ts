import type { RunningStack } from '../stack/running-stack.ts'
import type { Attack } from './attack.ts'

/** How long one attack may last, in ms. */
const LONGEST = 180_000

/** Does it, and says in a line whether what must hold held, and the figure. Never throws. */
export async function carryOut(
  { number, title, run }: Attack,
  stack: RunningStack,
): Promise<{ held: boolean; line: string }> {
  const misses: string[] = []
  const check = (holds: boolean, otherwise: string) => {
    if (!holds) misses.push(otherwise)
  }
  let figure = ''
  try {
    figure = await Promise.race([run(stack, check), tooLong()])
  } catch (error) {
    misses.push(error instanceof Error ? error.message : String(error))
  }
  const held = misses.length === 0
  const says = held ? figure : [...new Set(misses)].slice(0, 5).join('; ')
  const more = !held && figure !== '' ? ` (${figure})` : ''
  return {
    held,
    line: `${held ? '✓' : '✗'} ${number.padEnd(5)} ${title}: ${held ? 'held' : 'did not hold'}: ${says}${more}`,
  }
}

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`it was not done in ${LONGEST / 1000} s`)), LONGEST).unref()
  })
