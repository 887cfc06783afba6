import { existsSync } from 'node:fs'
import path from 'node:path'
import { testEnv } from './env.ts'

/** Path of a program in the search path. */
export function onPath(name: string): string | undefined {
  const folders = testEnv().searchPath.split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}
