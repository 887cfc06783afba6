import type { Sharp, SharpOptions } from 'sharp'
import { logLine } from '../log.ts'

/** 50 million: what a good camera takes, and 200 MB when it is unpacked. */
export const MAX_PIXELS = 50_000_000

/** Longest side of an image that is made here, in pixels. */
export const MAX_SIDE = 8192

/** Most pixels of an image that is made here: as WebP it takes some ten seconds. */
export const MAX_OUTPUT = 25_000_000

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

export type OpenImage = (input: string | Buffer, options?: SharpOptions) => Sharp

async function load(): Promise<OpenImage | null> {
  try {
    const { default: sharp } = await import('sharp')
    sharp.block({ operation: BLOCKED.map((reader) => `VipsForeignLoad${reader}`) })
    // Files are named after their contents and read once: the cache here holds what came of them.
    sharp.cache(false)
    sharp.concurrency(1)
    return (input, options = {}) =>
      sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', ...options }).timeout({
        seconds: SECONDS,
      })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    logLine('no-image-library', { reason, effect: 'images are served as they were uploaded' })
    return null
  }
}

let loaded: Promise<OpenImage | null> | undefined

/** Opens images; null on a machine for which sharp has no binary. */
export function imageLibrary(): Promise<OpenImage | null> {
  loaded ??= load()
  return loaded
}
