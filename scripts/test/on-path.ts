import { existsSync } from 'node:fs'
import path from 'node:path'
import { testEnv } from './env.ts'

/** Where a program of this name would be started from. */
export function onPath(name: string): string | undefined {
  const folders = testEnv().searchPath.split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}
