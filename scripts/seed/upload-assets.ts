import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { isImageId } from '../../schemas/image-id.ts'
import { retryWhileBusy } from '../retry-writes.ts'

/** Maps asset ids to the image files below the folder's `assets/`; empty if there is none. */
export async function assetsIn(folder: string): Promise<Map<string, string>> {
  const place = path.join(folder, 'assets')
  const names = await readdir(place).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.map((name): [string, string] => [
    `image-${name.replace('.', '-')}`,
    path.join(place, name),
  ])
  return new Map(files.filter(([id]) => isImageId(id)))
}

/** Uploads the assets that are not `known`; throws when a file's content does not match its id. */
export async function uploadAssets(
  client: SanityClient,
  assets: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): Promise<void> {
  for (const [id, file] of assets) {
    if (known.has(id)) continue
    const bytes = await readFile(file)
    const send = () => client.assets.upload('image', bytes, { filename: path.basename(file) })
    const { _id } = await retryWhileBusy(send)
    if (_id !== id) throw new Error(`${file} is not the image of its name but ${_id}.`)
  }
}
