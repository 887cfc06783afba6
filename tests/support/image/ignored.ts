import path from 'node:path'
import type { Left } from './link-tree.ts'

/** What `.dockerignore` keeps from the build: of its language as much as ours is written in. */
export function ignored(text: string): Left {
  const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const unknown = patterns.filter((pattern) => /[!?\\[]|\*\*.*\*\*/.test(pattern))
  if (unknown.length > 0) throw new Error(`Not understood in .dockerignore: ${unknown.join(', ')}`)
  return (place) => patterns.some((pattern) => path.posix.matchesGlob(place, pattern))
}
