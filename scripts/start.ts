import { parseArgs } from 'node:util'
import { stackOptions } from './stack/env.ts'
import { explainFailure } from './stack/explain-failure.ts'
import { type Manner, type Stack, startStack } from './stack/start-stack.ts'
import { printTable } from './stack/table.ts'

const from = performance.now()
const seconds = () => (performance.now() - from) / 1000
const stopping = new AbortController()
let stack: Stack | undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

try {
  stack = await startStack(stackOptions(), manner(), stopping.signal)
  printTable(stack, seconds())
  await followUp(stack)
} catch (error) {
  fail(error)
}

function manner(): Manner {
  const { values } = parseArgs({
    options: {
      built: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
    },
  })
  if (values.dev) return 'reloading'
  return values.built ? 'built' : 'quick'
}

/** Tells what could not be made, which leaves what runs as it is, and when all is there. */
async function followUp({ underWay }: Stack): Promise<void> {
  if (underWay.length === 0) return
  const results = await Promise.allSettled(underWay.map(({ over }) => over))
  if (stopping.signal.aborted) return
  for (const [at, result] of results.entries())
    if (result.status === 'rejected')
      console.error(`\n${underWay[at]?.name}: ${explainFailure(result.reason)}`)
  if (results.every(({ status }) => status === 'fulfilled'))
    console.log(`  All of it is there after ${seconds().toFixed(1)} s.\n`)
}

/** Ends what runs, or what is being started; a second Ctrl-C changes nothing. */
function end(): void {
  if (stopping.signal.aborted) return
  console.log('\nEnding what was started …')
  stopping.abort(new Error('It was ended before it was ready.'))
  stack?.stop().then(() => process.exit(0), fail)
}

function fail(error: unknown): never {
  console.error(`\n${explainFailure(error)}`)
  process.exit(1)
}
