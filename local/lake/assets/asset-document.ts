import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { mimeTypeOf } from './content-type.ts'
import { FORMATS } from './image-format.ts'
import type { MeasuredImage } from './measure-image.ts'

/** An upload that has been received: `image` is what the bytes are, for uploads of images. */
export type Upload = {
  sha1: string
  size: number
  filename: string | null
  contentType: string | undefined
  image: MeasuredImage | null
}

const extensionOf = (filename: string | null) =>
  /^\.([a-z0-9]{1,8})$/.exec(path.extname(filename ?? '').toLowerCase())?.[1] ?? 'bin'

/** The name of the asset's file; the same bytes are the same asset. */
export function assetFileName({ sha1, filename, image }: Upload): string {
  if (!image) return `${sha1}.${extensionOf(filename)}`
  const { width, height } = image.dimensions
  return `${sha1}-${width}x${height}.${FORMATS[image.format].extension}`
}

/** The fields that an asset's document has by its bytes; `base` is `http://…/images/<project>/<dataset>`. */
export function assetDocument(received: Upload, base: string) {
  const file = assetFileName(received)
  const { sha1, size, filename, image, contentType } = received
  const extension = path.extname(file).slice(1)
  const kind = image ? 'image' : 'file'
  return {
    _id: `${kind}-${file.replace('.', '-')}`,
    _type: `sanity.${kind}Asset`,
    assetId: sha1,
    sha1hash: sha1,
    extension,
    mimeType: image ? FORMATS[image.format].mimeType : mimeTypeOf(extension, contentType),
    size,
    uploadId: randomBytes(16).toString('hex'),
    path: `${new URL(base).pathname.slice(1)}/${file}`,
    url: `${base}/${file}`,
    ...(filename !== null && { originalFilename: filename }),
  }
}
