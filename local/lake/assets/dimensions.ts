export type Dimensions = { width: number; height: number }

function jpeg(bytes: Buffer): Dimensions | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes.readUInt16BE(at)
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function webp(bytes: Buffer): Dimensions | null {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

function svg(text: string): Dimensions | null {
  const box = /viewBox\s*=\s*["'][\d.\s-]*?([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(text)
  const width = /\bwidth\s*=\s*["']([\d.]+)/.exec(text)?.[1] ?? box?.[1]
  const height = /\bheight\s*=\s*["']([\d.]+)/.exec(text)?.[1] ?? box?.[2]
  return width && height
    ? { width: Math.round(Number(width)), height: Math.round(Number(height)) }
    : null
}

export type ImageKind = { extension: string; mimeType: string; dimensions: Dimensions }

/** What kind of image the bytes are and its size in pixels; null for anything else. */
export function imageKind(bytes: Buffer): ImageKind | null {
  if (bytes.length < 24) return null
  const start = bytes.toString('latin1', 0, 16)
  const kind = (extension: string, mimeType: string, dimensions: Dimensions | null) =>
    dimensions && { extension, mimeType, dimensions }
  if (start.startsWith('\x89PNG'))
    return kind('png', 'image/png', {
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
    })
  if (start.startsWith('GIF8'))
    return kind('gif', 'image/gif', { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) })
  if (start.startsWith('\xff\xd8')) return kind('jpg', 'image/jpeg', jpeg(bytes))
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP')
    return kind('webp', 'image/webp', webp(bytes))
  const text = bytes.toString('utf8', 0, 4096)
  return text.includes('<svg') ? kind('svg', 'image/svg+xml', svg(text)) : null
}
