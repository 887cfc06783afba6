import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(process.cwd(), 'specs')

/** The specifications of the API, as they lie side by side: `market.yaml`, `websocket/public.yaml`. */
export function specFiles(): string[] {
  return globSync('{*,websocket/*}.yaml', { cwd: folder }).sort()
}

/** One of them, its references to its neighbours as written; undefined when there is none. */
export function readSpec(file: string): string | undefined {
  return specFiles().includes(file) ? readFileSync(path.join(folder, file), 'utf8') : undefined
}
