import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { attacks, chosen } from './attack/all.ts'
import { carryOut } from './attack/carry-out.ts'
import { reportFailure } from './report-failure.ts'
import { inheritedEnv } from './stack/env.ts'
import { neededStack, type RunningStack } from './stack/running-stack.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      inputs: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      door: { type: 'string', default: '' },
    },
  })
  const { inputs, seed, door } = values
  if (values.list)
    for (const { number, title } of attacks) console.log(`${number.padEnd(5)} ${title}`)
  else if (inputs === undefined) await attack(values.only)
  else await sendRandom(inputs, seed, door)
} catch (error) {
  reportFailure(error)
}

/** Does what is known to do harm to the stack that runs. */
async function attack(only: string | undefined): Promise<void> {
  const stack = neededStack()
  assertLoopback(stack)
  let missed = 0
  for (const each of chosen(only)) {
    const { held, line } = await carryOut(each, stack)
    console.log(line)
    if (!held) missed++
  }
  console.log(missed === 0 ? '\nAll held.' : `\n${missed} did not hold.`)
  if (missed > 0) process.exitCode = 1
}

/** Throws where a part of the stack is no service of this machine: what is attacked may end. */
function assertLoopback({ site, studio, lake, search, exchange }: RunningStack): void {
  for (const url of [site, studio, lake, search, exchange.url])
    if (!LOOPBACK.test(new URL(url).hostname))
      throw new Error(
        `“${url}” is not on this machine. Attacks are for a stack of \`npm start\` here, and for nothing else.`,
      )
}

/** Gives what receives input, or the one part `door`, whatever comes: the tests of `tests/fuzz`, as long as is wanted. */
async function sendRandom(inputs: string, seed: string, door: string): Promise<void> {
  for (const [name, value] of Object.entries({ inputs, seed }))
    if (!/^\d{1,10}$/.test(value))
      throw new Error(`--${name} is “${value}”; it wants a number: --${name} 100000`)
  // Vitest's package names no file of its command to import.
  const vitest = fileURLToPath(new URL('../vitest.mjs', import.meta.resolve('vitest')))
  const env = { FUZZ_INPUTS: inputs, FUZZ_SEED: seed, FUZZ_DOOR: door, NODE_ENV: 'test' as const }
  const child = spawn(process.execPath, [vitest, 'run', '--project=unit', 'tests/fuzz'], {
    stdio: 'inherit',
    env: { ...inheritedEnv(), ...env },
  })
  const [code] = await once(child, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
}
