import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '../../schemas/locales.ts'

/** What an export holds, and nothing else: notes or a repository beside it would be lost. */
const OWN = new RegExp(`^(${locales.join('|')}|sidebars|assets|[a-z]+\\.yaml)$`)

/**
 * Puts `files` into `target`, which is new, empty or an export, all or nothing: written beside it,
 * approved by `check`, then exchanged. Throws, leaving `target` as it was, when anything fails.
 */
export async function writeFolder(
  target: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  check: (folder: string) => Promise<void>,
): Promise<void> {
  await assertReplaceable(target)
  await mkdir(path.dirname(target), { recursive: true })
  const beside = await mkdtemp(`${target}.part-`)
  const [next, former] = [path.join(beside, 'next'), path.join(beside, 'former')]
  try {
    for (const [file, content] of files) {
      const place = path.join(next, file)
      await mkdir(path.dirname(place), { recursive: true })
      await writeFile(place, content)
    }
    await check(next)
    if (existsSync(target)) await rename(target, former)
    await rename(next, target)
  } catch (error) {
    if (existsSync(former) && !existsSync(target)) await rename(former, target)
    throw error
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

/** Throws when `target` holds what no export has written. */
export async function assertReplaceable(target: string): Promise<void> {
  if (!existsSync(target)) return
  const other = (await readdir(target)).find((name) => !OWN.test(name))
  if (other === undefined) return
  throw new Error(
    `${target} holds other files than an export: ${other}. Name a folder that is new, empty or an export.`,
  )
}
