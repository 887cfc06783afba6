import { parseArgs } from 'node:util'
import { localeConfig, translations } from '../schemas/locales.ts'
import { stackOptions } from './stack/env.ts'
import { type BuildMode, type Stack, startStack } from './stack/start-stack.ts'

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

function manner(): BuildMode {
  const { values } = parseArgs({
    options: {
      built: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
    },
  })
  if (values.dev) return 'reloading'
  return values.built ? 'built' : 'quick'
}

/** Reports parts that could not be built, which does not affect running services, and when all are done. */
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

/** Ends running and starting services; a second Ctrl-C has no effect. */
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

/** The error's message; for a full disk, with the fix. */
function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'ENOSPC')
    return `The disk is full (${error.message}). Free some space, or set DATA_DIR to a folder on another disk.`
  const cause = error.cause instanceof Error ? `\nCause: ${error.cause.message}` : ''
  return error.message + cause
}

/** Prints the addresses, the parts still being built, and the users. */
function printTable({ urls, secrets, underWay }: Stack, seconds: number): void {
  const rows = [
    ['Site', urls.site],
    ...translations.map((locale) => ['', `${urls.site}/${localeConfig[locale].prefix}`]),
    ['Studio', urls.studio],
    ['Lake', urls.lake],
    ['Search', urls.search],
    ['Exchange', urls.exchange],
    ['Sign in as', secrets.users.map((user) => user.role).join(', ')],
    ['Tokens, keys', '.data/stack.json'],
  ]
  const line = '─'.repeat(64)
  console.log(`\n${line}`)
  for (const [name = '', value = ''] of rows) {
    const says = underWay.find((part) => part.name === name)?.says
    console.log(`  ${name.padEnd(14)}${value}${says === undefined ? '' : `  (${says} …)`}`)
  }
  console.log(`${line}\n  Ready in ${seconds.toFixed(1)} s. Ctrl-C ends it.\n`)
}
