import { open } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { LakeError } from '../http/errors.ts'
import { type ImageFormat, pixelFormatOf } from './image-format.ts'
import { MAX_PIXELS, openImage } from './image-library.ts'
import { svgSize } from './svg-root.ts'

/** A 400 error in the hosted service's words; `details` describes the fault. */
function invalidImage(details: string): LakeError {
  const message = 'Invalid image, could not read metadata'
  return new LakeError(400, { statusCode: 400, error: 'Bad Request', message, details }, details)
}

const HEAD_BYTES = 256 * 1024

export type Dimensions = { width: number; height: number }

/** `header` is null for an SVG, which sharp does not read. */
export type MeasuredImage = {
  format: ImageFormat
  /** Size as displayed, after the EXIF rotation. */
  dimensions: Dimensions
  header: Metadata | null
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Largest side that fits an asset's name: `asset-name.ts`. */
const MAX_SIDE = 999_999

function assertSize({ width, height }: Dimensions): void {
  if (!(width > 0 && height > 0)) throw invalidImage('It has no width or height')
  if (Math.max(width, height) > MAX_SIDE)
    throw invalidImage(`It is ${width}x${height} pixels, and ${MAX_SIDE} are the most of a side`)
  if (width * height <= MAX_PIXELS) return
  const most = `${MAX_PIXELS / 1e6} megapixels`
  throw invalidImage(`It is ${width}x${height} pixels, and ${most} are the most taken here`)
}

/**
 * Format and size of an image file, from its bytes and without decoding it. Throws 400 when it is no image, whatever
 * type its sender claims, or too large when decoded.
 */
export async function measureImage(path: string): Promise<MeasuredImage> {
  const head = await headOf(path)
  const format = pixelFormatOf(head)
  if (!format) {
    const size = svgSize(head.toString('utf8'))
    if (size) {
      assertSize(size)
      return { format: 'svg', dimensions: size, header: null }
    }
    throw invalidImage('The bytes are no PNG, JPEG, GIF, WebP, AVIF, TIFF or SVG image')
  }
  // Reads only the header, so that the error for an image that is too large can contain its size.
  const opened = await openImage(path, { limitInputPixels: false })
  const header = await opened.metadata().catch((cause: unknown) => {
    throw invalidImage(cause instanceof Error ? cause.message : String(cause))
  })
  if (header.format !== (format === 'avif' ? 'heif' : format))
    throw invalidImage(`It begins like ${format} and is ${header.format}`)
  const dimensions = header.autoOrient
  assertSize(dimensions)
  return { format, dimensions, header }
}

/** `metadata` of an image asset: its size, and whether it has transparency. Throws 400 when the file is truncated. */
export async function imageMetadata(path: string, { dimensions, header }: MeasuredImage) {
  const { width, height } = dimensions
  const hasAlpha = header?.hasAlpha ?? true
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha,
    isOpaque: header !== null && (await isOpaque(path)),
  }
}

/** Decodes the whole image, which detects truncated files. */
async function isOpaque(path: string): Promise<boolean> {
  try {
    return (await (await openImage(path)).stats()).isOpaque
  } catch (cause) {
    throw invalidImage(cause instanceof Error ? cause.message : String(cause))
  }
}
