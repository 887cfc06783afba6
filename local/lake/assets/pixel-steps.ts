import type { Sharp } from 'sharp'
import type { Dimensions } from './header-size.ts'
import type { OpenImage } from './image-library.ts'
import type { Colour, Transformation } from './transformation.ts'

/**
 * The picture so far as pixels. The library does the steps of one image in an order of its own:
 * this comes before a step that it would do too early.
 */
export async function settled(open: OpenImage, image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return open(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Strongest blur in pixels that is done at full size; the time for it grows with its strength. */
const PLAIN_BLUR = 8

/** Blurs an image that is brought to `size`; by `sigma` pixels, a strong blur on a smaller copy. */
export async function blurred(
  open: OpenImage,
  image: Sharp,
  { sigma, size }: { sigma: number; size: Dimensions },
): Promise<Sharp> {
  if (sigma <= PLAIN_BLUR) return image.blur(Math.max(0.3, sigma))
  const side = (length: number) => Math.max(1, Math.round((length * PLAIN_BLUR) / sigma))
  const small = (await settled(open, image)).resize(side(size.width), side(size.height), {
    fit: 'fill',
  })
  const soft = (await settled(open, small)).blur(PLAIN_BLUR)
  return (await settled(open, soft)).resize(size.width, size.height, { fit: 'fill' })
}

/** Fills what can be seen through with a colour, which may itself be seen through. */
export function onColour(image: Sharp, colour: Colour): Sharp {
  if (colour.alpha === 1) return image.flatten({ background: colour })
  const behind = { width: 1, height: 1, channels: 4 as const, background: colour }
  return image.composite([{ input: { create: behind }, tile: true, blend: 'dest-over' }])
}

/** Sharpness, negative and grey. */
export function recoloured(image: Sharp, t: Transformation): Sharp {
  let result = image
  if (t.sharp) result = result.sharpen({ sigma: t.sharp / 10 })
  if (t.invert) result = result.negate({ alpha: false })
  if (t.sat !== undefined || t.cs === 'b-w') result = result.greyscale()
  return result
}
