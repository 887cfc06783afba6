import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { attacks } from './attack/all.ts'
import { runAttack } from './attack/attack.ts'
import { reportFailure } from './report-failure.ts'
import { inheritedEnv } from './stack/env.ts'
import { neededStack, type RunningStack } from './stack/running-stack.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      inputs: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    },
  })
  const { inputs, seed } = values
  if (inputs === undefined) await attack(positionals)
  else await sendRandom(inputs, seed, positionals[0] ?? '')
} catch (error) {
  reportFailure(error)
}

/** Runs the attacks named, or all of them, against the running local stack. */
async function attack(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !(name in attacks))
  if (unknown !== undefined)
    throw new Error(
      `There is no attack “${unknown}”. There are: ${Object.keys(attacks).join(', ')}`,
    )
  const stack = neededStack()
  assertLoopback(stack)
  for (const [name, each] of Object.entries(attacks)) {
    if (names.length > 0 && !names.includes(name)) continue
    const { held, line } = await runAttack(each, stack)
    console.log(line)
    if (!held) process.exitCode = 1
  }
}

/** Throws unless every service of the stack has a loopback address: an attack may bring a service down. */
function assertLoopback({ site, studio, lake, search, exchange }: RunningStack): void {
  for (const url of [site, studio, lake, search, exchange.url])
    if (!LOOPBACK.test(new URL(url).hostname))
      throw new Error(
        `“${url}” is not on this machine. Attacks are for a stack of \`npm start\` here, and for nothing else.`,
      )
}

/**
 * Runs the fuzz tests of `tests/fuzz` with `inputs` random inputs, for all entry points or only the one in `target`.
 */
async function sendRandom(inputs: string, seed: string, target: string): Promise<void> {
  for (const [name, value] of Object.entries({ inputs, seed }))
    if (!/^\d{1,10}$/.test(value))
      throw new Error(`--${name} is “${value}”; it wants a number: --${name} 100000`)
  // Vitest's `package.json` exports no path to its command-line file.
  const vitest = fileURLToPath(new URL('../vitest.mjs', import.meta.resolve('vitest')))
  const env = { FUZZ_INPUTS: inputs, FUZZ_SEED: seed, FUZZ_DOOR: target, NODE_ENV: 'test' as const }
  const child = spawn(process.execPath, [vitest, 'run', '--project=unit', 'tests/fuzz'], {
    stdio: 'inherit',
    env: { ...inheritedEnv(), ...env },
  })
  const [code] = await once(child, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
}
