const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'

/** Pixels as red, green and blue in one byte each. */
export type Pixels = { data: Uint8Array; width: number; height: number }

type Colour = [red: number, green: number, blue: number]

const base83 = (value: number, length: number) =>
  Array.from(
    { length },
    (_, index) => DIGITS[Math.floor(value / 83 ** (length - 1 - index)) % 83],
  ).join('')

function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toByte(linear: number): number {
  const value = Math.max(0, Math.min(1, linear))
  const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
}

/** How much of the cosine wave with `x` and `y` half periods is in the picture. */
function component({ data, width, height }: Pixels, x: number, y: number): Colour {
  const sum: Colour = [0, 0, 0]
  for (let row = 0; row < height; row++) {
    const vertical = Math.cos((Math.PI * y * row) / height)
    for (let column = 0; column < width; column++) {
      const weight = vertical * Math.cos((Math.PI * x * column) / width)
      const at = (row * width + column) * 3
      for (const channel of [0, 1, 2] as const)
        sum[channel] += weight * toLinear(data[at + channel] ?? 0)
    }
  }
  const scale = (x === 0 && y === 0 ? 1 : 2) / (width * height)
  return [sum[0] * scale, sum[1] * scale, sum[2] * scale]
}

const average = (colour: Colour) =>
  colour.map(toByte).reduce((value, byte) => value * 256 + byte, 0)

function wave(colour: Colour, largest: number): number {
  const level = (value: number) => {
    const part = value / largest
    return Math.max(0, Math.min(18, Math.floor(Math.sign(part) * Math.abs(part) ** 0.5 * 9 + 9.5)))
  }
  return colour.map(level).reduce((value, digit) => value * 19 + digit, 0)
}

/**
 * The BlurHash of a small picture, in 4 × 3 components.
 * @see https://github.com/woltapp/blurhash/blob/master/Algorithm.md
 */
export function blurHash(pixels: Pixels): string {
  const [columns, rows] = [4, 3]
  const waves = Array.from({ length: columns * rows }, (_, index) =>
    component(pixels, index % columns, Math.floor(index / columns)),
  )
  const [first = [0, 0, 0] satisfies Colour, ...others] = waves
  const most = Math.max(...others.flat().map(Math.abs))
  const level = Math.max(0, Math.min(82, Math.floor(most * 166 - 0.5)))
  const largest = (level + 1) / 166
  return [
    base83(columns - 1 + (rows - 1) * 9, 1),
    base83(level, 1),
    base83(average(first), 4),
    ...others.map((colour) => base83(wave(colour, largest), 2)),
  ].join('')
}
