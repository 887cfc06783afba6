import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { HMAC_KEY, HMAC_SECRET } from '../../local/exchange/testing/test-exchange.ts'
import { testEnv } from '../../scripts/test/env.ts'
import { onPath } from '../../scripts/test/on-path.ts'
import { goEnvironment } from '../guides/go-environment.ts'

const RUNNERS = path.join(import.meta.dirname, 'runners')

interface Runner {
  /** Programs that must be installed; the first runs `file`. */
  needs: readonly [string, ...string[]]
  /** Options before the file name. */
  options?: readonly string[]
  file: string
}

/** How to run the samples of a language in a row, by the value of its tab. */
const runners = {
  curl: { needs: ['sh', 'curl', 'openssl'], file: 'run.sh' },
  python: { needs: ['python3'], file: 'run.py' },
  nodejs: { needs: ['node'], file: 'run.mjs' },
  go: { needs: ['go'], options: ['run'], file: 'run.go' },
  java: { needs: ['java', 'javac'], file: 'Run.java' },
  php: { needs: ['php'], file: 'run.php' },
  ruby: { needs: ['ruby'], file: 'run.rb' },
} satisfies Record<string, Runner>

export type RunLanguage = keyof typeof runners

export const runLanguages: readonly RunLanguage[] = [
  'curl',
  'python',
  'nodejs',
  'go',
  'java',
  'php',
  'ruby',
]

/** Programs that this machine lacks for the samples of a language. */
export const missingFor = (language: RunLanguage): string[] =>
  runners[language].needs.filter((name) => name !== 'node' && onPath(name) === undefined)

/** An upload file whose bytes look like the end of a line, of a form, and of binary data. */
export const RECEIPT = Buffer.from('\x89PNG\r\n\x1a\n\0\xff--upload', 'latin1')

const env = {
  NODE_ENV: 'test' as const,
  PATH: testEnv().searchPath,
  API_KEY: HMAC_KEY,
  API_SECRET: HMAC_SECRET,
  // Programs are short: optimising compilation would take a third of the time.
  JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
  ...goEnvironment,
}

/** Writes `programs` into their own folder, where they can be run repeatedly. */
export async function writePrograms(language: RunLanguage, programs: readonly string[]) {
  const { needs, options = [], file }: Runner = runners[language]
  const [command] = needs
  const folder = await mkdtemp(path.join(os.tmpdir(), `samples-${language}-`))
  const place = (index: number) => path.join(folder, `${index}${path.extname(file)}`)
  await writeFile(path.join(folder, 'receipt.png'), RECEIPT)
  await Promise.all(programs.map((program, index) => writeFile(place(index), program)))
  return {
    /** Runs each with the sandbox's key; returns the outputs. */
    async run(): Promise<string[]> {
      await promisify(execFile)(
        command === 'node' ? process.execPath : command,
        [...options, path.join(RUNNERS, file)],
        { cwd: folder, env },
      )
      return Promise.all(programs.map((_, index) => readFile(`${place(index)}.out`, 'utf8')))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Runs `programs` once; returns their outputs. */
export async function runPrograms(language: RunLanguage, programs: string[]): Promise<string[]> {
  const written = await writePrograms(language, programs)
  try {
    return await written.run()
  } finally {
    await written.remove()
  }
}
