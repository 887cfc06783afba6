import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { SeedDocument } from '../../seed/documents.ts'
import { linksIn } from '../../seed/links-in.ts'
import { uploadAssets } from '../../seed/upload-assets.ts'
import type { Pictures } from './find-pictures.ts'

/** Uploads images that documents show and the lake lacks; `folder` is the site's absolute path. */
export async function uploadPictures(
  client: SanityClient,
  folder: string,
  pictures: Pictures,
  documents: readonly SeedDocument[],
): Promise<void> {
  const shown = new Set(documents.flatMap((one) => linksIn(one).map(({ target }) => target)))
  const files = new Map(
    [...pictures].flatMap(([file, picture]): [string, string][] =>
      'asset' in picture && shown.has(picture.asset)
        ? [[picture.asset, path.join(folder, file)]]
        : [],
    ),
  )
  const known = await client.fetch<string[]>('*[_id in $ids]._id', { ids: [...files.keys()] })
  await uploadAssets(client, files, new Set(known))
}
