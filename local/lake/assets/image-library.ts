import type { Sharp, SharpOptions } from 'sharp'

/** 50 million: what a good camera takes, and 200 MB when it is unpacked. */
export const MAX_PIXELS = 50_000_000
/** Longest side of an image that is made here, in pixels. */
export const MAX_SIDE = 8192
const SECONDS = 20

/** Readers that nothing here needs; SVG among them, which would be drawn with what it refers to. */
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

/** Opens an image. The library is loaded with the first: most starts need none. */
export async function openImage(input: string, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  if (!isReady) {
    sharp.block({ operation: BLOCKED.map((reader) => `VipsForeignLoad${reader}`) })
    // Files are named after their contents and read once: the cache here holds what came of them.
    sharp.cache(false)
    sharp.concurrency(1)
    isReady = true
  }
  const all = { limitInputPixels: MAX_PIXELS, failOn: 'truncated' as const, ...options }
  return sharp(input, all).timeout({ seconds: SECONDS })
}
