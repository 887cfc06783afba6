import type { ImageFormat } from './image-format.ts'
import { openImage } from './image-library.ts'
import { type Dimensions, measureImage } from './measure-image.ts'
import { type Rect, type Transformation, wrongParameter } from './transformation.ts'

export type RenderedImage = { body: Buffer; type: string }

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' }
const QUALITY = 75

const whole = ({ width, height }: Dimensions): Rect => ({ left: 0, top: 0, width, height })

function clipped(rect: Rect, { width, height }: Dimensions): Rect {
  if (rect.left >= width || rect.top >= height)
    throw wrongParameter('rect', `lies outside the image, which is ${width}x${height}`)
  return {
    ...rect,
    width: Math.min(rect.width, width - rect.left),
    height: Math.min(rect.height, height - rect.top),
  }
}

const inPixels = (length: number) => Math.max(1, Math.round(length))

/** The largest centred part of `rect` with the proportions of `size`. */
function middleOf(rect: Rect, size: Dimensions): Rect {
  const factor = Math.min(rect.width / size.width, rect.height / size.height)
  const [width, height] = [inPixels(size.width * factor), inPixels(size.height * factor)]
  return {
    left: rect.left + Math.floor((rect.width - width) / 2),
    top: rect.top + Math.floor((rect.height - height) / 2),
    width,
    height,
  }
}

/** The part of `rect` to extract, and the size to scale it to. */
function geometryOf(rect: Rect, { w, h, dpr = 1, fit }: Transformation) {
  if (fit === 'crop' && w !== undefined && h !== undefined) {
    const size = { width: inPixels(w * dpr), height: inPixels(h * dpr) }
    return { region: middleOf(rect, size), size }
  }
  const pixelRatio = Math.min(
    w === undefined ? Infinity : (w * dpr) / rect.width,
    h === undefined ? Infinity : (h * dpr) / rect.height,
  )
  const wanted = pixelRatio === Infinity ? 1 : pixelRatio
  const factor = fit === 'max' ? Math.min(1, wanted) : wanted
  const size = { width: inPixels(rect.width * factor), height: inPixels(rect.height * factor) }
  return { region: rect, size }
}

function formatOf(format: ImageFormat, t: Transformation, takesWebp: boolean): keyof typeof TYPES {
  if (takesWebp) return 'webp'
  if (t.fm !== undefined && t.fm !== 'json') return t.fm
  return format === 'jpeg' ? 'jpg' : format === 'gif' || format === 'webp' ? format : 'png'
}

/**
 * Renders the image in the file `path` with a transformation; all frames if the format has several. Throws 400 for a
 * transformation that is impossible with this image, and sharp's error when the image is damaged.
 */
export async function render(
  path: string,
  { transformation: t, takesWebp }: { transformation: Transformation; takesWebp: boolean },
): Promise<RenderedImage> {
  const { format, dimensions } = await measureImage(path)
  const rect = t.rect ? clipped(t.rect, dimensions) : whole(dimensions)
  const { region, size } = geometryOf(rect, t)
  const output = formatOf(format, t, takesWebp)
  const animated = output === 'gif' || (output === 'webp' && ['gif', 'webp'].includes(format))
  const image = (await openImage(path, { animated }))
    .autoOrient()
    .extract(region)
    .resize(size.width, size.height, { fit: 'fill' })
  const quality = Math.max(1, t.q ?? QUALITY)
  const encoded =
    output === 'jpg'
      ? image.flatten({ background: '#fff' }).jpeg({ quality })
      : output === 'webp'
        ? image.webp({ quality })
        : image.toFormat(output)
  return { body: await encoded.toBuffer(), type: TYPES[output] }
}
