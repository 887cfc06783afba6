import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

const batcher = z.object({ pending: z.instanceof(Map) })
/** What a compiled route holds once it has been asked for: next/dist/server/response-cache. */
const loadedRoute = z.object({
  exports: z.object({
    routeModule: z.object({
      responseCache: z.object({ getBatcher: batcher, revalidateBatcher: batcher }),
    }),
  }),
})

/**
 * Lets each address be rendered again that is being rendered now, in the routes of the build in `dist`. Next
 * joins every request to the render of its address that is pending, so that one which never settles blocks
 * the address until the process ends (https://github.com/vercel/next.js/issues/49005), and it offers no way
 * to give a render up. Returns how many were pending.
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
