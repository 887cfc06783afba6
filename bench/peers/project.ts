import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Generator } from './generators/generator.ts'
import type { SourceSite } from './source-site.ts'

const run = promisify(execFile)
const MINUTES = 6
const KEPT = new Set(['node_modules', 'package.json', 'package-lock.json'])

/** The folder of a generator's project: nothing but this measurement needs it. */
export const projectFolder = ({ name }: Generator) =>
  path.resolve('.data/peers', name.toLowerCase())

/** Installs the generator's packages beside the product, unless they are there. */
export async function installGenerator(generator: Generator): Promise<void> {
  const folder = projectFolder(generator)
  await mkdir(folder, { recursive: true })
  const manifest = path.join(folder, 'package.json')
  const { packages: dependencies } = generator
  const wanted = JSON.stringify({ private: true, dependencies }, null, 2)
  const before = await readFile(manifest, 'utf8').catch(() => '')
  // npm writes it when it is done.
  const isWhole = existsSync(path.join(folder, 'node_modules/.package-lock.json'))
  if (before === wanted && isWhole) return
  console.log(`Installing ${generator.name} into ${path.relative('.', folder)} …`)
  await writeFile(manifest, wanted)
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', ...quietly], { cwd: folder, timeout: MINUTES * 60_000 }).catch(
    (cause: unknown) => {
      throw new Error(
        `${generator.name} was not installed within ${MINUTES} minutes. Does the npm registry answer?`,
        { cause },
      )
    },
  )
}

/** Writes the project anew, without anything that an earlier build left. */
export async function writeProject(generator: Generator, site: SourceSite): Promise<void> {
  const folder = projectFolder(generator)
  const old = (await readdir(folder)).filter((name) => !KEPT.has(name))
  for (const name of [...old, ...generator.caches])
    await rm(path.join(folder, name), { recursive: true, force: true })
  for (const [name, text] of generator.files(site)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
