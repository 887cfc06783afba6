/** Image formats, by sharp's names. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'tiff' | 'svg'

export const FORMATS: Record<ImageFormat, { extension: string; mimeType: string }> = {
  png: { extension: 'png', mimeType: 'image/png' },
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  avif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
}

/** The Content-Type for a file extension. */
export const typeOf = (extension: string): string =>
  Object.values(FORMATS).find((format) => format.extension === extension)?.mimeType ??
  'application/octet-stream'

/** The signature of each format, and its byte offset. */
const SIGNATURES: [ImageFormat, at: number, signature: string][] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
]

/** The format of a raster image by its first bytes; the type that the sender claims is ignored. */
export function pixelFormatOf(head: Buffer): ImageFormat | null {
  const start = head.toString('latin1', 0, 16)
  return SIGNATURES.find(([, at, signature]) => start.startsWith(signature, at))?.[0] ?? null
}
