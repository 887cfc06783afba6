import { stackOptions } from './stack/env.ts'
import { explainFailure } from './stack/explain-failure.ts'
import { type Stack, startStack } from './stack/start-stack.ts'
import { printTable } from './stack/table.ts'

const from = performance.now()
const stopping = new AbortController()
const dev = process.argv.includes('--dev')
let stack: Stack | undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

try {
  stack = await startStack(stackOptions(), dev, stopping.signal)
  printTable(stack, (performance.now() - from) / 1000)
} catch (error) {
  fail(error)
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
