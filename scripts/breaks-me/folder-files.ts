import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { InputFile } from '../../web/client-check/inputs/input-file.ts'
import { skippedByName } from '../../web/client-check/inputs/kind-of-file.ts'

/** Size of the chunks in which a file is read, in bytes. */
const PIECE = 1 << 20

/**
 * Yields the file at `given`, or the files of that folder. A folder of packages or build output is yielded as one
 * skipped entry and not read. Throws if `given` does not exist.
 */
export async function* folderFiles(given: string): AsyncGenerator<InputFile> {
  const top = path.resolve(given)
  const found = await stat(top).catch((cause: unknown) => {
    throw new Error(`There is nothing at “${given}”. Name a folder or a file.`, { cause })
  })
  if (found.isDirectory()) yield* below(top, path.basename(top))
  else yield inputFile(top, path.basename(top), found.size)
}

async function* below(folder: string, name: string): AsyncGenerator<InputFile> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const at = path.join(folder, entry.name)
    const inner = `${name}/${entry.name}`
    if (entry.isFile()) yield inputFile(at, inner, (await stat(at)).size)
    else if (entry.isDirectory()) {
      // Each file of this folder would be skipped.
      const file = `${inner}/file`
      if (skippedByName(file) === 'folder') yield { name: file, size: 0, pieces: noPieces }
      else yield* below(at, inner)
    }
  }
}

const inputFile = (at: string, name: string, size: number): InputFile => ({
  name,
  size,
  pieces: () => createReadStream(at, { highWaterMark: Math.min(PIECE, size + 1) }),
})

async function* noPieces(): AsyncGenerator<Uint8Array> {}
