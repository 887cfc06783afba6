import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { basePath } from '../paths.ts'

const manifest = z.object({
  headers: z.array(
    z.object({
      source: z.string(),
      has: z.unknown().optional(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
})

/** The headers that the build in `dist` gives to every address. Throws when it has none. */
export async function builtHeaders(dist: string): Promise<{ key: string; value: string }[]> {
  const file = path.join(dist, 'routes-manifest.json')
  const { headers } = manifest.parse(JSON.parse(await readFile(file, 'utf8')))
  const always = headers.find(({ source, has }) => source === `${basePath}/:path*` && !has)
  if (!always) throw new Error(`${file} has no headers for every address. Build the site again.`)
  return always.headers
}
