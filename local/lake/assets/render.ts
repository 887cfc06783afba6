import type { Rendered } from './encode.ts'
import { clippedRect, geometryOf } from './geometry.ts'
import type { OpenImage } from './image-library.ts'
import { measureImage } from './measure-image.ts'
import { type Modern, outputFormat } from './output-format.ts'
import { renderMoving } from './render-moving.ts'
import { renderStill } from './render-still.ts'
import type { Transformation } from './transformation.ts'
import { Turns } from './turns.ts'

/** From here on an image that has to be unpacked takes so much memory that one is made at a time. */
const LARGE_PIXELS = 12_000_000

const largeOnes = new Turns(1, 200)

/**
 * The image in the file `path` as an address asks for it, for a client that takes the
 * formats `modern`. Throws 400 for what cannot be done with this image, and the library's own error when
 * the image is damaged or takes too long.
 */
export async function render(
  open: OpenImage,
  path: string,
  { transformation: t, modern }: { transformation: Transformation; modern: readonly Modern[] },
): Promise<Rendered> {
  const { format, dimensions, header } = await measureImage(path)
  const frames = header?.pages ?? 1
  const rect = t.rect ? clippedRect(t.rect, dimensions) : { left: 0, top: 0, ...dimensions }
  const { size } = geometryOf({ width: rect.width, height: rect.height }, t)
  const mayMove = frames > 1 && t.frame === undefined && (format === 'gif' || format === 'webp')
  const output = outputFormat(t, modern, {
    format,
    hasAlpha: header?.hasAlpha ?? true,
    isAnimated: mayMove,
    pixels: size.width * size.height,
  })
  if (mayMove && (output === 'gif' || output === 'webp'))
    return renderMoving(open, { path, rect, frames }, { t, format: output })
  const make = () => renderStill(open, { path, rect }, { t, format: output })
  const pixels = Math.max(rect.width * rect.height, size.width * size.height)
  return pixels > LARGE_PIXELS ? largeOnes.run(make) : make()
}
