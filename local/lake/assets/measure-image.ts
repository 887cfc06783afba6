import { open } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { LakeError } from '../http/errors.ts'
import { type ImageFormat, pixelFormatOf } from './image-format.ts'
import { MAX_PIXELS, openImage } from './image-library.ts'
import { svgSize } from './svg-root.ts'

/** 400 in the words of the hosted service; `details` says what is wrong with this one. */
function invalidImage(details: string): LakeError {
  const message = 'Invalid image, could not read metadata'
  return new LakeError(400, { statusCode: 400, error: 'Bad Request', message, details }, details)
}

const HEAD_BYTES = 256 * 1024

export type Dimensions = { width: number; height: number }

/** `header` is null where no library has read the file, which is an SVG. */
export type MeasuredImage = {
  format: ImageFormat
  /** As it is seen, which is turned when the camera says so. */
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

/** What the name of an asset has room for: `asset-name.ts`. */
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
 * Format and size of an image file, from its bytes and without unpacking it. Throws 400 for what is
 * no image, whatever its sender calls it, and for one that would be too large unpacked.
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
  // Only the header is read here, so that its size can be told when it is refused.
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

/**
 * `metadata` of an image asset: its size, and whether it can be seen through. Throws 400 when the file ends
 * before the picture does.
 */
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

/** Reads the picture to its end, so half a file is found out. */
async function isOpaque(path: string): Promise<boolean> {
  try {
    return (await (await openImage(path)).stats()).isOpaque
  } catch (cause) {
    throw invalidImage(cause instanceof Error ? cause.message : String(cause))
  }
}
