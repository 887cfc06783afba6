import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '../../schemas/locales.ts'

/** Names that an export writes. A folder with any other file is refused: notes or a repository would be lost. */
const OWN = new RegExp(`^(${locales.join('|')}|sidebars|assets|[a-z]+\\.yaml)$`)

/**
 * Replaces `target` by `files`, all or nothing: writes them into a sibling folder, runs `check`, then swaps the
 * folders. `target` must be new, empty or an export. Throws, leaving it unchanged, when anything fails.
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

/** Throws when `target` contains a file that no export writes. */
export async function assertReplaceable(target: string): Promise<void> {
  if (!existsSync(target)) return
  const other = (await readdir(target)).find((name) => !OWN.test(name))
  if (other === undefined) return
  throw new Error(
    `${target} holds other files than an export: ${other}. Name a folder that is new, empty or an export.`,
  )
}
