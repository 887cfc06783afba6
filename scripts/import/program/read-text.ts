import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** No such file is larger, in bytes: what is cannot have been written by a person. */
const LARGEST = 2 * 1024 * 1024

/**
 * The text of a file of a folder, undefined where there is none. Throws where it is too large, is not
 * UTF-8, or is outside of the folder, or of a wider `root`.
 */
export function readText(folder: string, file: string, root = folder): string | undefined {
  const place = join(folder, file)
  if (!existsSync(place)) return undefined
  if (!realpathSync(place).startsWith(`${realpathSync(root)}${sep}`)) {
    throw new Error('it stands outside of the folder. Put the file itself there.')
  }
  const status = statSync(place)
  // Reading what is none, such as a pipe, may never end.
  if (!status.isFile()) throw new Error('it is no file. Put the file itself there.')
  const { size } = status
  if (size > LARGEST) throw new Error(`it has ${size} bytes; such a file has at most ${LARGEST}.`)
  const bytes = readFileSync(place)
  if (!isUtf8(bytes)) throw new Error('it is not UTF-8. Save it as UTF-8.')
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}
