import type { Pixels } from './blurhash.ts'

type Colour = {
  rgb: [number, number, number]
  saturation: number
  lightness: number
  count: number
}

/** What a swatch looks for, as Android's palette library and Vibrant have it: all from 0 to 1. */
const SWATCHES = {
  darkMuted: { lightness: [0, 0.26, 0.45], saturation: [0, 0.3, 0.4] },
  muted: { lightness: [0.3, 0.5, 0.7], saturation: [0, 0.3, 0.4] },
  lightMuted: { lightness: [0.55, 0.74, 1], saturation: [0, 0.3, 0.4] },
  darkVibrant: { lightness: [0, 0.26, 0.45], saturation: [0.35, 1, 1] },
  vibrant: { lightness: [0.3, 0.5, 0.7], saturation: [0.35, 1, 1] },
  lightVibrant: { lightness: [0.55, 0.74, 1], saturation: [0.35, 1, 1] },
} satisfies Record<string, { lightness: Wanted; saturation: Wanted }>

type Wanted = [least: number, ideal: number, most: number]

function saturationAndLightness([red, green, blue]: Colour['rgb']) {
  const [most, least] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255]
  const lightness = (most + least) / 2
  const span = most - least
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1))
  return { saturation, lightness }
}

/** The picture's colours, those that differ little taken together, most frequent first. */
function coloursOf({ data }: Pixels): Colour[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1])
  }
  return [...sums.values()]
    .sort((one, other) => other[3] - one[3])
    .map(([red, green, blue, count]) => {
      const rgb: Colour['rgb'] = [red / count, green / count, blue / count]
      return { rgb, ...saturationAndLightness(rgb), count }
    })
}

const within = (value: number, [least, , most]: Wanted) => value >= least && value <= most

function bestFor(wanted: (typeof SWATCHES)['muted'], colours: Colour[], total: number) {
  const score = (colour: Colour) =>
    0.24 * (1 - Math.abs(colour.saturation - wanted.saturation[1])) +
    0.52 * (1 - Math.abs(colour.lightness - wanted.lightness[1])) +
    0.24 * (colour.count / total)
  return colours
    .filter((one) => within(one.lightness, wanted.lightness))
    .filter((one) => within(one.saturation, wanted.saturation))
    .reduce<Colour | null>((best, one) => (!best || score(one) > score(best) ? one : best), null)
}

const hex = (rgb: number[]) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

function swatch(colour: Colour, total: number) {
  const [red, green, blue] = colour.rgb
  const readable = (red * 299 + green * 587 + blue * 114) / 1000 < 150 ? '#fff' : '#000'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: hex(colour.rgb),
    foreground: readable,
    title: readable,
    population: Math.round((10_000 * colour.count) / total) / 100,
  }
}

/**
 * `metadata.palette` of an image: its dominant colour, and a muted and a vibrant one in three
 * brightnesses. Where the picture has no such colour the dominant one stands, with no population.
 */
export function paletteOf(pixels: Pixels) {
  const colours = coloursOf(pixels)
  const total = pixels.width * pixels.height
  const dominant = colours[0] ?? { rgb: [0, 0, 0], saturation: 0, lightness: 0, count: 0 }
  const swatches = Object.entries(SWATCHES).map(([name, wanted]) => [
    name,
    swatch(bestFor(wanted, colours, total) ?? { ...dominant, count: 0 }, total),
  ])
  return {
    _type: 'sanity.imagePalette',
    dominant: swatch(dominant, total),
    ...Object.fromEntries(swatches),
  }
}
