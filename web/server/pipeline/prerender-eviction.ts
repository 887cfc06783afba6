import { glob, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const EVERY_MS = 10 * 60_000
/** Evicts down to this share of the limit, so that the next eviction is some time off. */
const LEAVES = 0.8

const manifest = z.object({ routes: z.record(z.string(), z.unknown()) })

interface PrerenderedFile {
  files: string[]
  bytes: number
  /** ms since 1970 */
  usedAt: number
}

/**
 * Bounds the disk space of pages that Next rendered on request: above `limit` bytes, the least recently read are
 * removed, and rendered again on request. The build's pages stay. Returns the number of removed pages. Works on Next's
 * folder of finished pages in `dist`.
 */
export async function evictPrerendered(dist: string, limit: number): Promise<number> {
  const folder = path.join(dist, 'server', 'app')
  const text = await readFile(path.join(dist, 'prerender-manifest.json'), 'utf8')
  const built = new Set(Object.keys(manifest.parse(JSON.parse(text)).routes))
  const made = await madePages(folder, built)
  let bytes = [...made.values()].reduce((sum, page) => sum + page.bytes, 0)
  if (bytes <= limit) return 0
  let gone = 0
  for (const page of [...made.values()].sort((one, other) => one.usedAt - other.usedAt)) {
    if (bytes <= limit * LEAVES) break
    // Next ignores a page without its `.meta`, whatever other files are left.
    await Promise.all(page.files.sort(metaFirst).map((file) => rm(file, { force: true })))
    bytes -= page.bytes
    gone += 1
  }
  return gone
}

/** Evicts at an interval; returns a function that stops it. */
export function evictPrerenderedOnTime(dist: string, limit: number): () => void {
  const turn = () =>
    evictPrerendered(dist, limit).catch((error: unknown) =>
      console.error(`What was made on request could not be bounded in ${dist}.`, error),
    )
  void turn()
  const timer = setInterval(turn, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function madePages(
  folder: string,
  built: ReadonlySet<string>,
): Promise<ReadonlyMap<string, PrerenderedFile>> {
  const pages = new Map<string, PrerenderedFile>()
  const ends = '{html,rsc,body,meta,segment.rsc}'
  for await (const name of glob(`**/*.${ends}`, { cwd: folder })) {
    const address = addressOf(name)
    if (built.has(address)) continue
    const file = path.join(folder, name)
    // A concurrent render may replace the file.
    const found = await stat(file).catch(() => undefined)
    if (!found) continue
    const page = pages.get(address) ?? { files: [], bytes: 0, usedAt: 0 }
    page.files.push(file)
    page.bytes += found.size
    page.usedAt = Math.max(page.usedAt, found.atimeMs, found.mtimeMs)
    pages.set(address, page)
  }
  return pages
}

/** The path (`/v5/intro`) to which a file belongs; the landing page's is called `index`. */
function addressOf(name: string): string {
  const [own = ''] = name.split('.segments/')
  const address = own.replace(/\.(?:html|rsc|body|meta)$/, '')
  return address === 'index' ? '/' : `/${address}`
}

const metaFirst = (one: string, other: string) =>
  Number(other.endsWith('.meta')) - Number(one.endsWith('.meta'))
