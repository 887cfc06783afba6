import { createHash } from 'node:crypto'
import path from 'node:path'
import { badRequest } from '../http/errors.ts'
import { imageKind } from './dimensions.ts'

export type Upload = {
  kind: 'images' | 'files'
  bytes: Buffer
  filename: string | null
  mimeType: string
  /** Address of the lake with project and dataset: `http://…/images/local/production`. */
  base: string
}

export type Asset = {
  file: string
  document: { _id: string; _type: string; [field: string]: unknown }
}

/** The document and file name of an upload; the same bytes are the same asset. */
export function assetOf({ kind, bytes, filename, mimeType, base }: Upload): Asset {
  const assetId = createHash('sha1').update(bytes).digest('hex')
  const image = kind === 'images' ? imageKind(bytes) : null
  if (kind === 'images' && !image)
    throw badRequest(`"${filename ?? 'The upload'}" is not a PNG, JPEG, GIF, WebP or SVG image`)
  const extension = image?.extension ?? safeExtension(filename)
  const size = image && `${image.dimensions.width}x${image.dimensions.height}`
  const name = [assetId, size].filter(Boolean).join('-')
  const file = `${name}.${extension}`
  return {
    file,
    document: {
      _id: `${image ? 'image' : 'file'}-${name}-${extension}`,
      _type: image ? 'sanity.imageAsset' : 'sanity.fileAsset',
      assetId,
      sha1hash: assetId,
      extension,
      mimeType: image?.mimeType ?? mimeType,
      size: bytes.length,
      path: new URL(`${base}/${file}`).pathname.replace(/^\//, ''),
      url: `${base}/${file}`,
      ...(filename !== null && { originalFilename: filename }),
      ...(image && { metadata: metadataOf(image.dimensions) }),
    },
  }
}

const safeExtension = (filename: string | null) =>
  /^\.([a-z0-9]{1,8})$/.exec(path.extname(filename ?? '').toLowerCase())?.[1] ?? 'bin'

function metadataOf({ width, height }: { width: number; height: number }) {
  return {
    _type: 'sanity.imageMetadata',
    hasAlpha: true,
    isOpaque: false,
    dimensions: {
      _type: 'sanity.imageDimensions',
      width,
      height,
      aspectRatio: height === 0 ? 1 : width / height,
    },
  }
}
