import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { FoundImage } from '../../schemas/markdown/docusaurus/problems.ts'

/** What a page may show; a vector file can hold scripts. */
const TYPES = /^image\/(?:png|jpeg|webp|gif)$/
const DATA = /data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/=]+)/g
const STORED = /\b([0-9a-f]{40}-\d+x\d+)\.(png|jpe?g|webp|gif)\b/g

/** Uploads the pictures that stand in the HTML itself, and says by its address what became of each. */
export async function uploadInline(
  client: SanityClient,
  html: string,
  inWords: (error: unknown) => string,
): Promise<ReadonlyMap<string, FoundImage>> {
  const images = new Map(
    [...html.matchAll(DATA)].map(([address, type = '', base64 = '']) => [
      address,
      { type, base64 },
    ]),
  )
  const uploads = [...images].map(
    async ([address, { type, base64 }]): Promise<[string, FoundImage]> => {
      try {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        return [address, { asset: await upload(client, new Blob([bytes], { type })) }]
      } catch (error) {
        return [address, { problem: inWords(error) }]
      }
    },
  )
  return new Map(await Promise.all(uploads))
}

async function upload(client: SanityClient, file: Blob): Promise<string> {
  const { _id } = await client.assets.upload('image', file)
  return _id
}

/** Whether a clipboard has a picture as a file. */
export const hasPictures = (files: FileList): boolean =>
  [...files].some(({ type }) => TYPES.test(type))

/** Pictures that the lake has already, copied from a page that shows them. */
export async function storedPictures(client: SanityClient, html: string): Promise<Set<string>> {
  const ids = [...html.matchAll(STORED)].map(([, name, extension]) => assetId(name, extension))
  if (ids.length === 0) return new Set()
  return new Set(z.array(z.string()).parse(await client.fetch('*[_id in $ids]._id', { ids })))
}

/** The id of the asset that an address shows; undefined where it shows none. */
export function storedAt(url: string): string | undefined {
  const [found] = url.matchAll(STORED)
  return found && assetId(found[1], found[2])
}

const assetId = (name = '', extension = '') => `image-${name}-${extension.replace('jpeg', 'jpg')}`
