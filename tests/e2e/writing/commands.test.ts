// Needs the running stack: commands run beside a running stack.
// @module-tag nightly
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { commands } from '../../../scripts/commands.ts'

const stack = inject('stack')
const root = path.resolve(import.meta.dirname, '..', '..', '..')
const clone = mkdtempSync(path.join(os.tmpdir(), 'clone-'))
const out = path.join(clone, 'out')

type Ended = { status: unknown; output: string; errors: string }

/** Runs a command as package.json does, with none of the project's variables set. */
function run(name: string, args: string[], more: Record<string, string> = {}): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env
  const env = { NODE_ENV: 'test' as const, PATH, HOME, ...more }
  const running = { cwd: clone, env, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/run.js', name, ...args],
      running,
      (error, output, errors) => resolve({ status: error?.code ?? 0, output, errors }),
    )
  })
}

/** Arguments and expected results of each command; `notRun` lists the others. */
const runs: Record<string, { args: string[]; status: number[]; says: RegExp }> = {
  start: { args: [], status: [1], says: /The stack is running already/ },
  dev: { args: [], status: [1], says: /The stack is running already/ },
  data: { args: ['backup', path.join(out, 'backup')], status: [0], says: /Backed up to/ },
  seed: { args: ['--dry-run'], status: [0], says: /Left as it is: .*\d+ page/ },
  'sync-specs': { args: ['--dry-run'], status: [0], says: /\d+ unchanged/ },
  'sync-search': { args: ['--dry-run'], status: [0], says: /zh-TW/ },
  export: { args: [path.join(out, 'content')], status: [0, 1], says: /Exported to/ },
  check: { args: [], status: [0, 1], says: /\d+ documents/ },
  doctor: { args: [], status: [0, 1], says: /SANITY_READ_TOKEN may not write/ },
  import: { args: ['tests/import/fixtures/site', '--dry-run'], status: [0], says: /redirects +\d/ },
  sanity: {
    args: ['dataset', 'export', stack.dataset, path.join(out, 'data.tar.gz'), '--no-assets'],
    status: [0],
    says: /[Ee]xport/,
  },
  xliff: { args: ['export', path.join(out, 'words.xlf')], status: [0], says: /words\.xlf/ },
  attack: { args: ['none'], status: [1], says: /There is no attack “none”. There are: missing/ },
  'breaks-me': {
    args: ['web/client-check/testing/fixtures', '--site', stack.site],
    status: [0, 1],
    says: /\d/,
  },
  hooks: { args: ['--site', stack.site], status: [0], says: /delta::operation/ },
}
/** Commands that include this test, or measure for minutes. */
const notRun = ['test', 'test:all', 'bench']

beforeAll(() => {
  const lock = path.join(root, 'node_modules', '.installed-lock')
  if (!existsSync(lock))
    throw new Error('Install by `npm test`: a command here would install first.')
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  for (const file of files.toString().split('\0')) {
    const from = path.join(root, file)
    if (file !== '' && existsSync(from)) cpSync(from, path.join(clone, file), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'))
  symlinkSync(path.join(root, '.data', 'test'), path.join(clone, '.data'))
  mkdirSync(out)
})

afterAll(() => rmSync(clone, { recursive: true, force: true }))

it('the table has an entry for each command', () => {
  expect([...Object.keys(runs), ...notRun].toSorted()).toEqual(Object.keys(commands).toSorted())
})

describe('in a fresh clone beside a started stack, with nothing set', () => {
  it.each(Object.entries(runs))(
    'npm run %s',
    async (name, { args, status, says }) => {
      const ended = await run(name, args)
      expect(ended.output + ended.errors).toMatch(says)
      expect(status, ended.errors).toContain(ended.status)
      const [first = ''] = ended.errors.split('\n')
      const { asks } = commands[name] ?? {}
      if (asks === 'lake') expect(first).toBe(`Talking to the local stack (${stack.lake}).`)
      if (asks === 'data')
        expect(first).toMatch(/^Talking to the local stack's data \(.*\.data\)\.$/)
      // Some read every document, which takes a minute beside other tests.
    },
    300_000,
  )

  it.each([
    ['data', ['restore'], 1, /Which backup\?/],
    ['data', ['reset'], 1, /The stack is running .* End it first/],
    ['data', ['keep'], 1, /“keep” is none of/],
    ['attack', ['--inputs', 'many'], 1, /--inputs is “many”/],
    ['bench', ['relevance'], 0, /tuned: first: \d/],
  ] as const)(
    'npm run %s -- %s',
    async (name, args, status, says) => {
      const ended = await run(name, [...args])
      expect(ended.output + ended.errors).toMatch(says)
      expect(ended.status, ended.errors).toBe(status)
    },
    300_000,
  )
})

describe('with other services than the local stack', () => {
  const elsewhere = 'SANITY_PROJECT_ID=abc123\nSANITY_DATASET=docs\n'
  const says = 'Talking to the project “abc123”, dataset “docs”, of Sanity.'

  it('a command uses those of a file', async () => {
    const file = path.join(out, 'site.env')
    execFileSync('tee', [file], { input: elsewhere })
    const { errors } = await run('export', [out, '--env', file])
    expect(errors.split('\n')[0]).toBe(says)
    expect(errors).toContain('SANITY_WRITE_TOKEN is not set')
  })

  it('a command uses those of the variables', async () => {
    const variables = { SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'docs' }
    const { errors } = await run('export', [out], variables)
    expect(errors.split('\n')[0]).toBe(says)
  })

  it('a command without any says what to type', async () => {
    const { status, errors } = await run('export', [out], { DATA_DIR: path.join(out, 'none') })
    expect(status).toBe(1)
    expect(errors.trim()).toBe(
      'There is nothing to talk to: type `npm start` in another terminal for the local stack, or `npm run export -- --env <file>` with the variables of a hosted project.',
    )
  })
})
