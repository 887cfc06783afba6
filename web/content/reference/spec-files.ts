import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(process.cwd(), 'specs')

/** The paths of the API's specifications, relative to `specs/`: `market.yaml`, `websocket/public.yaml`. */
export function specFiles(): string[] {
  return globSync('{*,websocket/*}.yaml', { cwd: folder }).sort()
}

/** The text of one specification, with its relative references; undefined when there is none. */
export function readSpec(file: string): string | undefined {
  return specFiles().includes(file) ? readFileSync(path.join(folder, file), 'utf8') : undefined
}
