import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { changedSuites, recordPassed, suiteNames, suites } from '../tests/support/suites.ts'
import { checkLogs } from './test/check-logs.ts'
import { ensureBrowser } from './test/ensure-browser.ts'
import { ensureInterpreters, hasInterpreters } from './test/ensure-interpreters.ts'
import { ensureRedis } from './test/ensure-redis.ts'
import { browserSteps, recordSteps, type Step } from './test/minutes.ts'
import { runTests } from './test/run-tests.ts'
import { sum, type Totals } from './test/totals.ts'

type Check = [title: string, args: string[]]

const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))
const CHECKS: Check[] = [
  ['Types', ['scripts/types.ts']],
  ['Format and lint', [biome, 'ci', '--error-on-warnings', '.']],
  ['Dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
]
/** Checks that run before a release, and each night. */
const LONG_CHECKS: Check[] = [
  ['Copied code', [fileURLToPath(import.meta.resolve('jscpd/run-jscpd.js')), '--no-colors']],
]

const from = Date.now()
const steps: Step[] = []
// `npm run test:all -- --record` writes the duration of each step into docs/testing.md.
const args = process.argv.slice(2).filter((arg) => arg !== '--record')
const records = process.argv.includes('--record')
const isAll = args[0] === '--all'

const counts = sum(await (args.length > 0 && !isAll ? chosen(args) : stage(isAll)))
if (args.length === 0 || isAll) tellSteps()
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${skipped}, in ${seconds(from).toFixed(0)} s`,
)
process.exit(counts.failed === 0 && counts.passed > 0 && counts.complete ? 0 : 1)

/** Installs missing dependencies of the tests, if this user may. */
function ensure(needs: { browser: boolean; redis: boolean; programs: boolean }): void {
  if (needs.browser) console.log(`Browser: ${ensureBrowser()}`)
  if (needs.redis) console.log(`Redis: ${ensureRedis()}`)
  if (needs.programs) console.log(`Samples: ${ensureInterpreters()}`)
}

/** Runs the named files, after installing their dependencies. */
async function chosen(words: readonly string[]): Promise<Totals[]> {
  // A path is absolute, as `scripts` would otherwise match every path that contains the word.
  const files = words.map((word) => (existsSync(word) ? path.resolve(word) : word))
  const names = (part: string) => words.some((word) => word.includes(part))
  ensure({
    browser: names('e2e'),
    redis: names('instances'),
    programs: names('samples') || names('guides'),
  })
  return [await runTests('chosen', files, { TEST_STAGE: 'chosen' }).ended]
}

/** Runs every check and unit test beside the build for the browsers, which uses one core; then the browser tests. */
async function stage(all: boolean): Promise<Totals[]> {
  const root = process.cwd()
  const tested = all ? suiteNames : changedSuites(root)
  const left = suiteNames.filter((name) => !tested.includes(name))
  for (const name of left)
    console.log(`Left out, since its files are those on which it passed: ${suites[name].of}`)
  if (!all) console.log('Left to `npm run test:all`: what is tagged “nightly”')
  ensure({ browser: true, redis: true, programs: tested.includes('programs') })
  const variables = {
    TEST_STAGE: all ? 'all' : 'commit',
    ...(left.length > 0 && { TEST_SUITES_LEFT: left.join(',') }),
  }
  const without = all ? [] : ['--tags-filter=!nightly']
  const browsers = runTests('browsers', ['--project=e2e*', ...without], variables, true)
  const checks = await timed('Checks', checked(all ? [...CHECKS, ...LONG_CHECKS] : CHECKS))
  const unit = await timed(
    'Tests without a browser',
    runTests('unit', ['--project=unit', ...without], variables).ended,
  )
  // Samples that were skipped for lack of a program have not passed.
  const passed = tested.filter((name) => name !== 'programs' || hasInterpreters())
  if (unit.complete) recordPassed(root, passed)
  browsers.begin()
  return [checks, unit, await timed('Browsers', browsers.ended), checkLogs('.data/test/logs')]
}

async function timed<T>(name: string, work: Promise<T>): Promise<T> {
  const began = Date.now()
  const result = await work
  steps.push({ name, seconds: seconds(began) })
  return result
}

/** Prints the duration of each step. */
function tellSteps(): void {
  const all = [...steps, ...browserSteps(process.cwd()), { name: 'All', seconds: seconds(from) }]
  console.log('')
  for (const step of all) console.log(`${step.seconds.toFixed(0).padStart(6)} s  ${step.name}`)
  if (records) recordSteps(process.cwd(), isAll ? 'npm run test:all' : 'npm test', all)
}

async function checked(checks: Check[]): Promise<Totals> {
  // Each check uses one core.
  const results = await Promise.all(checks.map(([title, args]) => check(title, args)))
  const failed = checks.flatMap(([title], index) => (results[index] ? [] : [title]))
  if (failed.length > 0) console.log(`\nThese checks failed: ${failed.join(', ')}`)
  const passed = checks.length - failed.length
  return { passed, failed: failed.length, skipped: 0, complete: true }
}

/** Runs a check beside others, and prints its output at its end. */
async function check(title: string, args: string[]): Promise<boolean> {
  const began = Date.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors] = [text(child.stdout), text(child.stderr)]
  const [status] = await once(child, 'close')
  const verdict = `  ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(began).toFixed(1)} s`
  console.log(`\n▸ ${title}\n${await output}${await errors}${verdict}`)
  return status === 0
}

function seconds(since: number): number {
  return (Date.now() - since) / 1000
}
