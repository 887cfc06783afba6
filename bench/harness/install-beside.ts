import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MINUTES = 6
const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs packages, by their exact versions, into `folder` unless they are there: nothing but a measurement needs them. */
export async function installBeside(
  folder: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const manifest = path.join(folder, 'package.json')
  const wanted = JSON.stringify({ private: true, dependencies: packages }, null, 2)
  const before = await readFile(manifest, 'utf8').catch(() => '')
  // npm writes it when it is done.
  const isWhole = existsSync(path.join(folder, 'node_modules/.package-lock.json'))
  if (before === wanted && isWhole) return
  const where = path.relative('.', folder)
  console.log(`Installing ${Object.keys(packages).join(', ')} into ${where} …`)
  await writeFile(manifest, wanted)
  try {
    await run('npm', ['install', ...quietly], { cwd: folder, timeout: MINUTES * 60_000 })
  } catch (cause) {
    throw new Error(
      `${where} was not installed within ${MINUTES} minutes. Does the npm registry answer?`,
      { cause },
    )
  }
}
