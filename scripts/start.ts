import { stackOptions } from './stack/env.ts'
import { explainFailure } from './stack/explain-failure.ts'
import { startStack } from './stack/start-stack.ts'
import { printTable } from './stack/table.ts'

const from = performance.now()
const stopping = new AbortController()
const dev = process.argv.includes('--dev')

try {
  const stack = await startStack(stackOptions(), dev)
  printTable(stack, (performance.now() - from) / 1000)
  const end = () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    console.log('\nEnding what was started …')
    stack.stop().then(
      () => process.exit(0),
      (error) => fail(error),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  console.error(`\n${explainFailure(error)}`)
  process.exit(1)
}
