import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

const batcher = z.object({ pending: z.instanceof(Map) })
/** The shape of a loaded route module: next/dist/server/response-cache. */
const loadedRoute = z.object({
  exports: z.object({
    routeModule: z.object({
      responseCache: z.object({ getBatcher: batcher, revalidateBatcher: batcher }),
    }),
  }),
})

/**
 * Makes Next forget the pending renders of the routes of the build in `dist`, so that each address can be rendered
 * again. Next joins every request to the pending render of its address, so one that never settles blocks the address
 * until the process ends (https://github.com/vercel/next.js/issues/49005), and Next has no way to cancel a render.
 * Returns how many were pending.
 */
export function abandonRenders(dist: string): number {
  const folder = path.join(dist, 'server', 'app')
  let abandoned = 0
  for (const [file, module] of Object.entries(createRequire(import.meta.url).cache)) {
    if (!file.startsWith(folder)) continue
    const { data } = loadedRoute.safeParse(module)
    if (!data) continue
    const { getBatcher, revalidateBatcher } = data.exports.routeModule.responseCache
    abandoned += getBatcher.pending.size
    getBatcher.pending.clear()
    revalidateBatcher.pending.clear()
  }
  return abandoned
}
