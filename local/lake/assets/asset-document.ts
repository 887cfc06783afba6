import { randomBytes } from 'node:crypto'
import { FORMATS } from './image-format.ts'
import type { MeasuredImage } from './measure-image.ts'

/** An upload that has been received: `image` is what the bytes are. */
export type Upload = { sha1: string; size: number; filename: string | null; image: MeasuredImage }

/** The name of the asset's file; the same bytes are the same asset. */
export function assetFileName({ sha1, image }: Upload): string {
  const { width, height } = image.dimensions
  return `${sha1}-${width}x${height}.${FORMATS[image.format].extension}`
}

/** The fields that an asset's document has by its bytes; `base` is `http://…/images/<project>/<dataset>`. */
export function assetDocument(received: Upload, base: string) {
  const file = assetFileName(received)
  const { sha1, size, filename, image } = received
  return {
    _id: `image-${file.replace('.', '-')}`,
    _type: 'sanity.imageAsset',
    assetId: sha1,
    sha1hash: sha1,
    ...FORMATS[image.format],
    size,
    uploadId: randomBytes(16).toString('hex'),
    path: `${new URL(base).pathname.slice(1)}/${file}`,
    url: `${base}/${file}`,
    ...(filename !== null && { originalFilename: filename }),
  }
}
