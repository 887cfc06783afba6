import type { Sharp, SharpOptions } from 'sharp'

/** 50 million: the resolution of a good camera, and 200 MB when decoded. */
export const MAX_PIXELS = 50_000_000
/** Longest side of a rendered image, in pixels. */
export const MAX_SIDE = 8192
const SECONDS = 20

/** Decoders that are not needed. SVG is blocked because drawing one would load the files that it refers to. */
const BLOCKED = [
  'Svg',
  'Pdf',
  'Magick',
  'OpenSlide',
  'Dcraw',
  'Jp2k',
  'Csv',
  'Matrix',
  'Raw',
  'Vips',
]

let isReady = false

/** Opens an image. sharp is loaded with the first image: most runs need none. */
export async function openImage(input: string, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  if (!isReady) {
    sharp.block({ operation: BLOCKED.map((reader) => `VipsForeignLoad${reader}`) })
    // Files are named after their content and read once, and the lake caches the rendered images.
    sharp.cache(false)
    sharp.concurrency(1)
    isReady = true
  }
  const all = { limitInputPixels: MAX_PIXELS, failOn: 'truncated' as const, ...options }
  return sharp(input, all).timeout({ seconds: SECONDS })
}
