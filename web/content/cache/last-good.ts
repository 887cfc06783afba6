import 'server-only'
import path from 'node:path'
import { env } from '../../config/env.ts'
import { isCurrent } from './is-current.ts'
import { KeepLast } from './keep-last.ts'

/** Where the last good state of everything that is read lies: beside the build, and thrown away with it. */
export function lastGood<Value>(name: string): KeepLast<Value> {
  const folder = path.join(process.cwd(), 'web', env.SITE_DIST, 'last-good', name)
  return new KeepLast(folder, isCurrent)
}
