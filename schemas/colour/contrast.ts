/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Parses `#8ab4ff`; returns undefined for anything but “#” and six hexadecimal digits. */
export function parseHex(text: string): Rgb | undefined {
  const digits = text.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i)
  if (!digits) return undefined
  const [, red = '', green = '', blue = ''] = digits
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes `share` (0 to 1) of `top` over `bottom`. */
export function mix(top: Rgb, bottom: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => top[index] * share + bottom[index] * (1 - share)
  return [part(0), part(1), part(2)]
}

/** Returns the contrast ratio, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
