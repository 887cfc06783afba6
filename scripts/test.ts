import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { ensureBrowser } from './test/ensure-browser.ts'
import { ensureInterpreters } from './test/ensure-interpreters.ts'
import { ensureRedis } from './test/ensure-redis.ts'
import { totals } from './test/totals.ts'

const report = '.data/test-report.json'
const checks: [title: string, args: string[]][] = [
  ['Types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  ['Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ['Dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['Copied code', ['node_modules/jscpd/run-jscpd.js', '--no-colors']],
  ['Licences', ['scripts/licences.ts']],
  ['Bill of materials', ['scripts/sbom.ts']],
  ['Known holes', ['scripts/audit.ts']],
]

// Each keeps one core busy.
const passed = await Promise.all(checks.map(([title, args]) => check(title, args)))
const failed = checks.flatMap(([title], index) => (passed[index] ? [] : [title]))
console.log(`\nBrowser: ${ensureBrowser()}`)
console.log(`Redis: ${ensureRedis()}`)
console.log(`Samples: ${ensureInterpreters()}`)
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
run('Tests', ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)])

const counts = totals(report)
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
if (failed.length > 0) console.log(`\nThese checks failed: ${failed.join(', ')}`)
console.log(
  `\n${counts.passed + checks.length - failed.length} passed, ${counts.failed + failed.length} failed${skipped}`,
)
process.exit(counts.failed + failed.length === 0 && counts.passed > 0 && counts.complete ? 0 : 1)

/** Runs beside others, and prints what it said when it is over. */
async function check(title: string, args: string[]): Promise<boolean> {
  const from = Date.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors] = [text(child.stdout), text(child.stderr)]
  const [status] = await once(child, 'close')
  console.log(`\n▸ ${title}\n${await output}${await errors}${verdict(status === 0, from)}`)
  return status === 0
}

function run(title: string, args: string[]): boolean {
  const from = Date.now()
  console.log(`\n▸ ${title}`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  console.log(verdict(status === 0, from))
  return status === 0
}

function verdict(passed: boolean, from: number): string {
  return `  ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - from) / 1000).toFixed(1)} s`
}
