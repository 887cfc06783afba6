import path from 'node:path'
import type { StackOptions } from './env.ts'

/** Name of the build's folder below web/: it depends on the data folder, so that two stacks can run side by side. */
export function siteFolder({ data }: StackOptions): string {
  const name = path.basename(data)
  return name === '.data' ? '.next' : `.next-${name.replace(/^\.+/, '')}`
}
