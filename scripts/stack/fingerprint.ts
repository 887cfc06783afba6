import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

const IGNORED = new Set(['node_modules', 'dist', '.sanity', 'next-env.d.ts'])
/** No sources: tests, and build info, which a build writes beside its sources and which would cause a second build. */
const NO_SOURCE = /\.test\.tsx?$|\.tsbuildinfo$/
/** Folder into which the site's build writes files for browsers. */
const WRITTEN = path.join('web', 'public')

/** Hash of all files below `folders` and of `extra`: the input of a build. */
export async function fingerprint(
  root: string,
  folders: string[],
  extra: unknown,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(extra))
  for (const folder of folders)
    for (const file of await files(path.join(root, folder)))
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Fingerprint of the files from which the lake is filled. */
export const contentFingerprint = (root: string) =>
  fingerprint(root, ['content', 'specs', 'schemas', 'blocks'], 1)

/** Runs `work` unless the stamp file contains `wanted`; writes the stamp only after success. */
export async function unlessStamped(
  file: string,
  wanted: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return false
  await work()
  writeFileSync(file, wanted)
  return true
}

async function files(entry: string): Promise<string[]> {
  if (!existsSync(entry)) return []
  if (statSync(entry).isFile()) return [entry]
  const found: string[] = []
  const names = (await readdir(entry, { withFileTypes: true })).filter(
    // Builds of other stacks are in folders of their own, and are no sources.
    ({ name }) =>
      !IGNORED.has(name) && !name.startsWith('.next') && !path.join(entry, name).endsWith(WRITTEN),
  )
  for (const item of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(entry, item.name)
    if (item.isDirectory()) found.push(...(await files(file)))
    else if (!NO_SOURCE.test(item.name)) found.push(file)
  }
  return found
}
