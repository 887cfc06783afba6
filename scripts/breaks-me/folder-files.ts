import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { InputFile } from '../../web/client-check/inputs/input-file.ts'
import { skippedByName } from '../../web/client-check/inputs/kind-of-file.ts'

/** Pieces of a file, bytes. */
const PIECE = 1 << 20

/**
 * The files at `given`, which is one or a folder; a folder of packages or builds in it counts as one that is
 * left out, and is not looked into. Throws where there is none.
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
      // Of such a folder's files each would be left out.
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
