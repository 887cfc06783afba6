import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { fail } from './fail.ts'
import { completeLock } from './lock/complete-lock.ts'
import { parseLock } from './lock/lock-file.ts'
import { npm } from './npm.ts'

const file = path.join(import.meta.dirname, '..', 'package-lock.json')

/** The registry's hash of a package; undefined where it has no such version. */
async function integrityOf(name: string, version: string): Promise<string | undefined> {
  const { status, output, errors } = await npm(
    'view',
    `${name}@${version}`,
    'dist.integrity',
    '--json',
  )
  if (status === 0) return z.string().parse(JSON.parse(output))
  if (/\bE404\b/.test(errors + output)) return undefined
  throw new Error(`The registry could not be asked for ${name}@${version}: ${errors}`)
}

try {
  const before = parseLock(readFileSync(file, 'utf8'))
  const { lock, added, unproven } = await completeLock(before, integrityOf)
  for (const { name, version } of added) console.log(`  added: ${name}@${version}`)
  for (const each of unproven) console.log(`  no hash at the registry: ${each}`)
  writeFileSync(file, JSON.stringify(lock))
  // npm writes what it reads in an order of its own, which keeps differences small.
  const { status, errors } = await npm('install', '--package-lock-only', '--ignore-scripts')
  if (status !== 0) throw new Error(`npm does not take the completed lock file: ${errors}`)
  console.log(`package-lock.json names every platform's packages; ${added.length} were added.`)
} catch (error) {
  fail(error)
}
