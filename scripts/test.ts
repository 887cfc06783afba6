import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { checkLogs } from './test/check-logs.ts'
import { ensureBrowser } from './test/ensure-browser.ts'
import { ensureInterpreters } from './test/ensure-interpreters.ts'
import { ensureRedis } from './test/ensure-redis.ts'
import { runTests } from './test/run-tests.ts'
import { sum, type Totals } from './test/totals.ts'

const checks: [title: string, args: string[]][] = [
  ['Types', ['scripts/types.ts']],
  ['Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ['Dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['Copied code', ['node_modules/jscpd/run-jscpd.js', '--no-colors']],
  ['Licences', ['scripts/licences.ts']],
  ['Bill of materials', ['scripts/sbom.ts']],
  ['Known holes', ['scripts/audit.ts']],
]
const from = Date.now()
const chosen = process.argv.slice(2)

console.log(`Browser: ${ensureBrowser()}`)
console.log(`Redis: ${ensureRedis()}`)
console.log(`Samples: ${ensureInterpreters()}`)
const counts = sum(await (chosen.length > 0 ? only(chosen) : everything()))
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${skipped}, in ${seconds(from).toFixed(0)} s`,
)
process.exit(counts.failed === 0 && counts.passed > 0 && counts.complete ? 0 : 1)

/** The checks, and the tests that were chosen. */
async function only(args: string[]): Promise<Totals[]> {
  return [await checked(), await runTests('chosen', args).ended]
}

/**
 * Half of what needs no browser beside the build of what the browsers use, which keeps one core busy,
 * and half beside the tests in browsers that come one after the other.
 */
async function everything(): Promise<Totals[]> {
  const browsers = runTests('browsers', ['--project=e2e*'], true)
  const unit = (half: 1 | 2) =>
    runTests(`unit-${half}`, ['--project=unit', `--shard=${half}/2`]).ended
  const before = [await checked(), await unit(1)]
  browsers.begin()
  await browsers.oneAtATime
  return [...before, await unit(2), await browsers.ended, checkLogs('.data/test/logs')]
}

async function checked(): Promise<Totals> {
  // Each keeps one core busy.
  const results = await Promise.all(checks.map(([title, args]) => check(title, args)))
  const failed = checks.flatMap(([title], index) => (results[index] ? [] : [title]))
  if (failed.length > 0) console.log(`\nThese checks failed: ${failed.join(', ')}`)
  const passed = checks.length - failed.length
  return { passed, failed: failed.length, skipped: 0, complete: true }
}

/** Runs beside others, and prints what it said when it is over. */
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
