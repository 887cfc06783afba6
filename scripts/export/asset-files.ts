import type { SanityClient } from '@sanity/client'
import { imageFile } from '../../schemas/image-id.ts'
import type { PageDocument } from '../seed/documents.ts'
import { linksIn } from '../seed/links-in.ts'

/** The images that pages show, as uploaded, by their paths in the folder; throws where one cannot be had. */
export async function assetFiles(
  client: SanityClient,
  pages: readonly PageDocument[],
): Promise<[file: string, bytes: Uint8Array][]> {
  const shown = new Set(pages.flatMap((page) => linksIn(page).map(({ target }) => target)))
  const ids = [...shown].filter((id) => imageFile(id)).sort()
  const assets = await client.fetch<{ _id: string; url: string }[]>(
    '*[_id in $ids] | order(_id) {_id, url}',
    { ids },
  )
  const missing = ids.find((id) => !assets.some(({ _id }) => _id === id))
  if (missing !== undefined) throw new Error(`A page shows ${missing}, which the lake lacks.`)
  const files: [string, Uint8Array][] = []
  for (const { _id, url } of assets) {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The image ${url} is answered with ${response.status}.`)
    files.push([`assets/${imageFile(_id)?.file}`, new Uint8Array(await response.arrayBuffer())])
  }
  return files
}
