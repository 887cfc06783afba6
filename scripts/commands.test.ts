import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { commands } from './commands.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

it('package.json has each command of the table, and no others', () => {
  const calls = Object.keys(commands).map((name) => [name, `node scripts/run.js ${name}`])
  expect(scripts).toEqual(Object.fromEntries(calls))
})

it.each(Object.entries(commands))(
  'npm run %s -- --help describes the command on one screen',
  (name, { does }) => {
    const argv = ['scripts/run.js', name, '--help']
    const { status, stdout } = spawnSync(process.execPath, argv, { encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout).toContain(does)
    expect(stdout).toMatch(new RegExp(`^npm (run )?${name}`, 'm'))
    // Lines of 80 columns.
    const lines = stdout.split('\n').map((line) => Math.max(1, Math.ceil(line.length / 80)))
    expect(lines.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(24)
  },
)
