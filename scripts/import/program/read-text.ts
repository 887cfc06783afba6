import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Largest file, in bytes; no person writes more. */
const LARGEST = 2 * 1024 * 1024

/**
 * Reads a file of a folder; undefined if it is missing. Throws when it is too large, not UTF-8, or outside of the
 * folder (or of a wider `root`).
 */
export function readText(folder: string, file: string, root = folder): string | undefined {
  const place = join(folder, file)
  if (!existsSync(place)) return undefined
  if (!realpathSync(place).startsWith(`${realpathSync(root)}${sep}`)) {
    throw new Error('it stands outside of the folder. Put the file itself there.')
  }
  const status = statSync(place)
  // Reading a pipe, for example, may never end.
  if (!status.isFile()) throw new Error('it is no file. Put the file itself there.')
  const { size } = status
  if (size > LARGEST) throw new Error(`it has ${size} bytes; such a file has at most ${LARGEST}.`)
  const bytes = readFileSync(place)
  if (!isUtf8(bytes)) throw new Error('it is not UTF-8. Save it as UTF-8.')
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}
