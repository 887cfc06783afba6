import { encode, type Rendered } from './encode.ts'
import { geometryOf } from './geometry.ts'
import { MAX_PIXELS, type OpenImage } from './image-library.ts'
import type { OutputFormat } from './output-format.ts'
import { onColour, recoloured } from './pixel-steps.ts'
import type { Picture } from './render-still.ts'
import { type Transformation, wrongParameter } from './transformation.ts'

/** Steps that the library would do to the strip that it holds all frames in. */
function assertMovable(t: Transformation): void {
  const still = (['or', 'flip', 'blur'] as const).find((name) => t[name])
  if (still) throw wrongParameter(still, 'does not go with an animated image: add frame=1')
  if (t.crop?.includes('entropy'))
    throw wrongParameter('crop', 'must not be entropy for an animated image: add frame=1')
}

/** All frames of an animated image, transformed. Throws 400 for what can be done to one frame only. */
export async function renderMoving(
  open: OpenImage,
  { path, rect, frames }: Picture & { frames: number },
  { t, format }: { t: Transformation; format: OutputFormat },
): Promise<Rendered> {
  assertMovable(t)
  const { region, size, margins } = geometryOf({ width: rect.width, height: rect.height }, t)
  const largest = Math.max(region.width * region.height, size.width * size.height)
  if (largest * frames > MAX_PIXELS)
    throw wrongParameter('frame', `must be 1: ${frames} frames of this size are too much at once`)
  const cut = { ...region, left: region.left + rect.left, top: region.top + rect.top }
  const image = open(path, { animated: true }).extract(cut).resize(size.width, size.height, {
    fit: 'fill',
  })
  const background = t.bg ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const framed = recoloured(image, t).extend({ ...margins, background })
  return encode(t.bg ? onColour(framed, t.bg) : framed, format, t.q)
}
