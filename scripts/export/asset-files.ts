import type { SanityClient } from '@sanity/client'
import { imageFile } from '../../schemas/image-id.ts'
import type { PageDocument } from '../seed/documents.ts'
import { linksIn } from '../seed/links-in.ts'

interface AssetFiles {
  /** The images that pages show, as uploaded, by their paths in the folder. */
  files: [file: string, bytes: Uint8Array][]
  /** Those that cannot be had; a line each. */
  missing: string[]
}

export async function assetFiles(
  client: SanityClient,
  pages: readonly PageDocument[],
): Promise<AssetFiles> {
  const shown = new Set(pages.flatMap((page) => linksIn(page).map(({ target }) => target)))
  const ids = [...shown].filter((id) => imageFile(id)).sort()
  const assets = await client.fetch<{ _id: string; url: string }[]>(
    '*[_id in $ids] | order(_id) {_id, url}',
    { ids },
  )
  const missing = ids
    .filter((id) => !assets.some(({ _id }) => _id === id))
    .map((id) => `A page shows ${id}, which the lake lacks.`)
  const files: AssetFiles['files'] = []
  for (const { _id, url } of assets) {
    const response = await fetch(url)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.ok) files.push([`assets/${imageFile(_id)?.file}`, bytes])
    else missing.push(`The image ${url} is answered with ${response.status}.`)
  }
  return { files, missing }
}
