import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

/** Whether a path below the folder, with slashes, is excluded. */
export type IsExcluded = (place: string) => boolean

/**
 * Copies `from` into `to` with hard links, which take no space on the same disk. A write to a file changes both copies.
 */
export function linkTree(from: string, to: string, left: IsExcluded = () => false): void {
  const fill = (below: string) => {
    mkdirSync(path.join(to, below), { recursive: true })
    for (const entry of readdirSync(path.join(from, below), { withFileTypes: true })) {
      const place = path.posix.join(below, entry.name)
      if (left(place)) continue
      const [source, target] = [path.join(from, place), path.join(to, place)]
      if (entry.isDirectory()) fill(place)
      else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
      else linkFile(source, target)
    }
  }
  fill('')
}

export function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EXDEV') copyFileSync(source, target)
    else if (code === 'EEXIST') {
      rmSync(target)
      linkFile(source, target)
    } else throw error
  }
}
