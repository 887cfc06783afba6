import 'server-only'
import path from 'node:path'
import { env } from '../../config/env.ts'
import { isCurrent } from './is-current.ts'
import { LastGoodStore } from './last-good-store.ts'

/** The store of last good values: beside the build, and deleted with it. */
export function openLastGoodStore<Value>(name: string): LastGoodStore<Value> {
  const folder = path.join(process.cwd(), 'web', env.SITE_DIST, 'last-good', name)
  return new LastGoodStore(folder, isCurrent)
}
