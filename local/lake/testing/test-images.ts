import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Colours from left to right, top to bottom. */
export const QUADRANTS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'] as const

const RGB = 3

/** An image of one colour; with transparency if the colour has it. */
export const plain = (width: number, height: number, background: string, channels: 3 | 4 = RGB) =>
  sharp({ create: { width, height, channels, background } })

/** A PNG with red, green, blue and yellow quarters. */
export async function quadrantImage(width: number, height: number): Promise<Buffer> {
  const [w, h] = [width / 2, height / 2]
  const quarters = await Promise.all(
    QUADRANTS.map(async (colour, index) => ({
      input: await plain(w, h, colour).png().toBuffer(),
      left: (index % 2) * w,
      top: Math.floor(index / 2) * h,
    })),
  )
  return plain(width, height, '#000').composite(quarters).removeAlpha().png().toBuffer()
}

/** An animated GIF with one frame of each colour. */
export async function animation(width: number, height: number, colours: string[]): Promise<Buffer> {
  const frames = colours.map((colour) => plain(width, height, colour, 4).png().toBuffer())
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: colours.map(() => 100) })
    .toBuffer()
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  let crc = 0xffffffff
  for (const byte of body) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, body, sum])
}

/** A black-and-white PNG of any declared size with `rows` rows of data: a decompression bomb when they are few. */
export function blackPng(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export type Seen = { width: number; height: number; at: (x: number, y: number) => string }

/** An image's size, and its colour at a point, as `#rrggbb` with each part rounded to 0, 80 or ff. */
export async function inspectImage(bytes: Buffer): Promise<Seen> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return {
    width,
    height,
    at(x, y) {
      const start = (y * width + x) * RGB
      const parts = [...data.subarray(start, start + RGB)].map((part) =>
        part < 70 ? '00' : part > 185 ? 'ff' : '80',
      )
      return `#${parts.join('')}`
    },
  }
}
