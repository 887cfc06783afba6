import type { ImageFormat } from './image-format.ts'

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

/**
 * Width and height as the first bytes of an image say them, without any image library: for machines
 * that have none. Null for formats that it cannot read.
 */
export function headerSize(format: ImageFormat, head: Buffer): Dimensions | null {
  if (head.length < 30) return null
  if (format === 'png') return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
  if (format === 'gif') return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
  if (format === 'jpeg') return jpeg(head)
  return format === 'webp' ? webp(head) : null
}
