import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../config/paths.ts'

/** Files that the site gives as they are: scripts, styles and fonts of every page. */
export const filesFolder = path.resolve(import.meta.dirname, '../public/enhancements')

/** Their addresses begin so. A name changes with its content. */
export const filesRoute = `${basePath}/enhancements/`

/** Puts `content` among them under a name made of its hash and `ending`; returns its address. */
export function writeHashed(content: string | Uint8Array, ending: '.js' | '.css'): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  const name = hash + ending
  mkdirSync(filesFolder, { recursive: true })
  writeFileSync(path.join(filesFolder, name), content)
  return filesRoute + name
}
