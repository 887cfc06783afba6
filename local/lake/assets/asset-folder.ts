import { randomUUID } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_FOLDER } from '../store/private-files.ts'

/** Windows has no such flag, and lets only administrators create symbolic links. */
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0

/**
 * The bytes of the assets, one file each, named after its content. A file is written under a temporary name and then
 * moved, so that a crash leaves no partial asset.
 */
export class AssetFolder {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'assets')
    mkdirSync(this.#folder, { recursive: true, mode: PRIVATE_FOLDER })
    for (const name of readdirSync(this.#folder))
      if (name.endsWith('.part')) rmSync(path.join(this.#folder, name), { force: true })
  }

  /** A new temporary path for an upload: on the same disk, and deleted at the next start. */
  newPart(): string {
    return path.join(this.#folder, `${randomUUID()}.part`)
  }

  pathOf(file: string): string {
    return path.join(this.#folder, file)
  }

  has(file: string): boolean {
    return existsSync(this.pathOf(file))
  }

  /** Moves an upload to its final name; the move is on disk when this returns. */
  place(part: string, file: string): void {
    renameSync(part, this.pathOf(file))
    // Windows cannot open a folder, and writes directory entries through.
    if (process.platform === 'win32') return
    const folder = openSync(this.#folder, 'r')
    fsyncSync(folder)
    closeSync(folder)
  }

  remove(file: string): void {
    rmSync(this.pathOf(file), { force: true })
  }

  /** Opens an asset's bytes; null if there is no such file, or a symbolic link in its place. */
  async open(file: string): Promise<{ handle: FileHandle; size: number } | null> {
    const handle = await open(this.pathOf(file), constants.O_RDONLY | NO_FOLLOW).catch(ifMissing)
    if (!handle) return null
    const stats = await handle.stat()
    if (stats.isFile()) return { handle, size: stats.size }
    await handle.close()
    return null
  }
}

function ifMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && ['ENOENT', 'ELOOP'].includes(String(error.code)))
    return null
  throw error
}
