import type { ImageFormat } from './image-format.ts'
import type { Transformation } from './transformation.ts'

/** What an image is sent as; `pjpg` is a JPEG that appears at once and becomes sharper. */
export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif'

/** AVIF takes more than a second for each megapixel: larger images are sent as WebP. */
const AVIF_PIXELS = 1_000_000

type Subject = { format: ImageFormat; hasAlpha: boolean; isAnimated: boolean; pixels: number }

export type Modern = 'image/avif' | 'image/webp'

/** Which of the formats that not every browser has an Accept header names, and does not refuse. */
export function modernTypes(accept: string): Modern[] {
  const taken = accept
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return (['image/avif', 'image/webp'] as const).filter((type) => taken.includes(type))
}

function unchanged({ format, hasAlpha }: Subject): OutputFormat {
  if (format === 'jpeg') return 'jpg'
  if (format === 'png' || format === 'gif' || format === 'webp' || format === 'avif') return format
  // No browser shows TIFF.
  return hasAlpha ? 'png' : 'jpg'
}

/** The format to send: the best of `modern` when there is one, else the one asked for. */
export function outputFormat(
  t: Transformation,
  modern: readonly Modern[],
  subject: Subject,
): OutputFormat {
  const small = subject.pixels <= AVIF_PIXELS && !subject.isAnimated
  if (modern.includes('image/avif') && small) return 'avif'
  if (modern.includes('image/webp')) return 'webp'
  return t.fm === undefined || t.fm === 'json' ? unchanged(subject) : t.fm
}
