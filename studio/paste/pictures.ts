import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { FoundImage } from '../../schemas/markdown/docusaurus/problems.ts'

/** Image types that a page may show; SVG is missing because it can contain scripts. */
const TYPES = /^image\/(?:png|jpeg|webp|gif)$/
const DATA = /data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/=]+)/g
const STORED = /\b([0-9a-f]{40}-\d+x\d+)\.(png|jpe?g|webp|gif)\b/g

/** Uploads the images embedded in the HTML as data URLs, and returns the result for each URL. */
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

/** Whether a clipboard contains an image file. */
export const hasPictures = (files: FileList): boolean =>
  [...files].some(({ type }) => TYPES.test(type))

/** Returns the ids of assets of this lake that the HTML shows, as in content copied from a page of the site. */
export async function storedPictures(client: SanityClient, html: string): Promise<Set<string>> {
  const ids = [...html.matchAll(STORED)].map(([, name, extension]) => assetId(name, extension))
  if (ids.length === 0) return new Set()
  return new Set(z.array(z.string()).parse(await client.fetch('*[_id in $ids]._id', { ids })))
}

/** Returns the id of the asset at an address; undefined if the address is not that of an asset. */
export function storedAt(url: string): string | undefined {
  const [found] = url.matchAll(STORED)
  return found && assetId(found[1], found[2])
}

const assetId = (name = '', extension = '') => `image-${name}-${extension.replace('jpeg', 'jpg')}`
