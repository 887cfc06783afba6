import type { Sharp } from 'sharp'
import { encode, type Rendered } from './encode.ts'
import { type Geometry, geometryOf, type Rect } from './geometry.ts'
import type { OpenImage } from './image-library.ts'
import type { OutputFormat } from './output-format.ts'
import { blurred, onColour, recoloured, settled } from './pixel-steps.ts'
import type { Colour, Transformation } from './transformation.ts'

const WHITE: Colour = { r: 255, g: 255, b: 255, alpha: 1 }
const NOTHING: Colour = { r: 0, g: 0, b: 0, alpha: 0 }

export type Picture = { path: string; rect: Rect }

/** The picture with its right side up, and turned as asked; `rect` is the part of it to use. */
async function upright(open: OpenImage, { path, rect }: Picture, t: Transformation) {
  const image = open(path).autoOrient()
  if (!t.or) return { image, rect }
  const turned = t.or === 180 ? rect : { width: rect.height, height: rect.width }
  return {
    image: await settled(open, image.extract(rect).rotate(t.or)),
    rect: { left: 0, top: 0, width: turned.width, height: turned.height },
  }
}

/** Cuts and scales in one pass, which never unpacks the whole image. */
function sized(
  image: Sharp,
  rect: Rect,
  { geometry, t }: { geometry: Geometry; t: Transformation },
) {
  const { region, size } = geometry
  if (t.fit === 'crop' && t.crop?.includes('entropy'))
    return image
      .extract(rect)
      .resize(size.width, size.height, { fit: 'cover', position: 'entropy' })
  return image
    .extract({ ...region, left: rect.left + region.left, top: rect.top + region.top })
    .resize(size.width, size.height, { fit: 'fill' })
}

async function framed(open: OpenImage, image: Sharp, at: { geometry: Geometry; colour: Colour }) {
  const { margins } = at.geometry
  if (Object.values(margins).every((width) => width === 0)) return image
  const background = at.colour.alpha === 1 ? at.colour : NOTHING
  const inner = at.colour.alpha === 1 ? image.flatten({ background }) : image.ensureAlpha()
  return (await settled(open, inner)).extend({ ...margins, background })
}

/** One picture, transformed: the first frame where there are several. */
export async function renderStill(
  open: OpenImage,
  picture: Picture,
  { t, format }: { t: Transformation; format: OutputFormat },
): Promise<Rendered> {
  const { image, rect } = await upright(open, picture, t)
  const geometry = geometryOf({ width: rect.width, height: rect.height }, t)
  let result = sized(image, rect, { geometry, t })
  if (t.blur) result = await blurred(open, result, { sigma: t.blur / 2, size: geometry.size })
  if (t.flip) result = await settled(open, result)
  if (t.flip?.includes('h')) result = result.flop()
  if (t.flip?.includes('v')) result = result.flip()
  const isOpaque = format === 'jpg' || format === 'pjpg'
  const colour = t.bg ?? (isOpaque ? WHITE : NOTHING)
  result = await framed(open, recoloured(result, t), { geometry, colour })
  if (colour.alpha > 0) result = onColour(result, colour)
  if (isOpaque && colour.alpha < 1) result = onColour(await settled(open, result), WHITE)
  return encode(result, format, t.q)
}
