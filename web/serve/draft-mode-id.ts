import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const manifest = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) })

/** What Next's cookie of draft mode holds where it is the right one; each build has its own. */
export async function draftModeId(dist: string): Promise<string> {
  const text = await readFile(path.join(dist, 'prerender-manifest.json'), 'utf8')
  return manifest.parse(JSON.parse(text)).preview.previewModeId
}
