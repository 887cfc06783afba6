/** Types that no browser runs anything of: they may be shown where they are asked for. */
const INERT: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
  aac: 'audio/aac',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  ogv: 'video/ogg',
  webm: 'video/webm',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
}

/** Types of files that are only ever downloaded. */
const DOWNLOADED: Record<string, string> = {
  csv: 'text/csv',
  gz: 'application/gzip',
  json: 'application/json',
  md: 'text/markdown',
  ndjson: 'application/x-ndjson',
  svg: 'image/svg+xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  zip: 'application/zip',
}

export const isInert = (extension: string): boolean => Object.hasOwn(INERT, extension)

/** The type that a file is sent with; what is not known here is sent as bytes. */
export const typeOf = (extension: string): string =>
  INERT[extension] ?? DOWNLOADED[extension] ?? 'application/octet-stream'

/** What the document says of a file: its name decides, or what the uploader said when it is unknown. */
export function mimeTypeOf(extension: string, claimed: string | undefined): string {
  const known = typeOf(extension).split(';')[0] ?? ''
  if (known !== 'application/octet-stream') return known
  const given = claimed?.split(';')[0]?.trim().toLowerCase() ?? ''
  return /^[\w.+-]+\/[\w.+-]+$/.test(given) ? given : known
}
