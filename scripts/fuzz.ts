import { parseArgs } from 'node:util'
import { fuzzVariables } from '../tests/fuzz/env.ts'
import { fail } from './fail.ts'
import { runTool } from './tool.ts'

try {
  const { values } = parseArgs({
    options: {
      inputs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      door: { type: 'string', default: '' },
    },
  })
  for (const [name, value] of [
    ['inputs', values.inputs],
    ['seed', values.seed],
  ] as const)
    if (!/^\d{1,10}$/.test(value))
      throw new Error(`--${name} is “${value}”; it wants a number: --${name} 100000`)
  // Vitest's package names no file of its command to import.
  const vitest = new URL('../vitest.mjs', import.meta.resolve('vitest')).href
  const { inputs, seed, door } = values
  runTool(vitest, ['run', '--project=unit', 'tests/fuzz'], fuzzVariables(inputs, seed, door))
} catch (error) {
  fail(error)
}
