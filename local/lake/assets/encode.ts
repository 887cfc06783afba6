import type { Sharp } from 'sharp'
import type { OutputFormat } from './output-format.ts'

export type Rendered = { body: Buffer; type: string }

const QUALITY = 75

const TYPES: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

function inFormat(image: Sharp, format: OutputFormat, quality: number): Sharp {
  if (format === 'png') return image.png()
  if (format === 'gif') return image.gif()
  if (format === 'webp') return image.webp({ quality })
  if (format === 'avif') return image.avif({ quality, effort: 2 })
  return image.jpeg({ quality, progressive: format === 'pjpg' })
}

/** The image's bytes in a format; `q` counts for those that lose something. */
export async function encode(
  image: Sharp,
  format: OutputFormat,
  q: number | undefined,
): Promise<Rendered> {
  const body = await inFormat(image, format, Math.max(1, q ?? QUALITY)).toBuffer()
  return { body, type: TYPES[format] }
}
