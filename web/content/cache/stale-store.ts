import 'server-only'
import path from 'node:path'
import { env } from '../../config/env.ts'
import { isCurrent } from './is-current.ts'
import { StaleIfError } from './stale-if-error.ts'

/** Where the last good state of everything that is read lies: beside the build, and thrown away with it. */
export function staleStore<Value>(name: string): StaleIfError<Value> {
  const folder = path.join(process.cwd(), 'web', env.SITE_DIST, 'stale-if-error', name)
  return new StaleIfError(folder, isCurrent)
}
