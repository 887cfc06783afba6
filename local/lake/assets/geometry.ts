import type { Dimensions } from './header-size.ts'
import { MAX_OUTPUT, MAX_SIDE } from './image-library.ts'
import { type Edge, type Transformation, wrongParameter } from './transformation.ts'

export type Rect = { left: number; top: number } & Dimensions
export type Margins = { top: number; bottom: number; left: number; right: number }

/** What is taken from the image, the size that it is brought to, and what is put around it. */
export type Geometry = { region: Rect; size: Dimensions; margins: Margins }

type Box = { width: number | undefined; height: number | undefined }
type Sides = { fit: NonNullable<Transformation['fit']>; source: Dimensions; box: Dimensions }

const NO_MARGINS: Margins = { top: 0, bottom: 0, left: 0, right: 0 }

const whole = (source: Dimensions): Rect => ({ left: 0, top: 0, ...source })

/** A size in whole pixels that is not larger than can be made, in the same proportion. */
function bounded({ width, height }: Dimensions): Dimensions {
  const shrink = Math.min(
    1,
    MAX_SIDE / Math.max(width, height),
    Math.sqrt(MAX_OUTPUT / (width * height)),
  )
  const side = (length: number) => Math.max(1, Math.floor(length * shrink + (shrink < 1 ? 0 : 0.5)))
  return { width: side(width), height: side(height) }
}

function assertMakeable(width: number, height: number): void {
  if (width * height <= MAX_OUTPUT) return
  const most = `${MAX_OUTPUT / 1e6} megapixels`
  throw wrongParameter('h', `asks for ${width}x${height} pixels, and ${most} are the most`)
}

const scaled = ({ width, height }: Dimensions, factor: number): Dimensions =>
  bounded({ width: width * factor, height: height * factor })

/** The part of a rectangle that lies in the image; throws 400 when there is none. */
export function clippedRect(rect: Rect, { width, height }: Dimensions): Rect {
  if (rect.left >= width || rect.top >= height)
    throw wrongParameter('rect', `lies outside the image, which is ${width}x${height}`)
  return {
    left: rect.left,
    top: rect.top,
    width: Math.min(rect.width, width - rect.left),
    height: Math.min(rect.height, height - rect.top),
  }
}

/** Where `inner` begins in `outer`: at an edge, in the middle, or around the focal point. */
function startOf(
  inner: number,
  outer: number,
  at: { edges: Edge[]; axis: 'x' | 'y'; focus: number },
) {
  const room = outer - inner
  if (at.edges.includes('focalpoint'))
    return Math.round(Math.max(0, Math.min(room, at.focus * outer - inner / 2)))
  if (at.edges.includes(at.axis === 'x' ? 'left' : 'top')) return 0
  if (at.edges.includes(at.axis === 'x' ? 'right' : 'bottom')) return room
  return Math.round(room / 2)
}

/** The largest part of the image that has the proportion of `box`. */
function regionLike(box: Dimensions, source: Dimensions, t: Transformation): Rect {
  const factor = Math.min(source.width / box.width, source.height / box.height)
  const width = Math.max(1, Math.min(source.width, Math.round(box.width * factor)))
  const height = Math.max(1, Math.min(source.height, Math.round(box.height * factor)))
  const edges = t.crop ?? []
  return {
    left: startOf(width, source.width, { edges, axis: 'x', focus: t['fp-x'] ?? 0.5 }),
    top: startOf(height, source.height, { edges, axis: 'y', focus: t['fp-y'] ?? 0.5 }),
    width,
    height,
  }
}

function marginsAround(inner: Dimensions, box: Dimensions): Margins {
  const [across, down] = [box.width - inner.width, box.height - inner.height]
  const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)]
  return { left, right: across - left, top, bottom: down - top }
}

const within = (value: number, least = 1, most = Number.POSITIVE_INFINITY) =>
  Math.max(least, Math.min(most, value))

/** The box of `fit=crop`, whose sides the limits may change: only there have they a meaning. */
function croppedBox(source: Dimensions, box: Box, t: Transformation): Dimensions {
  const ratio = source.width / source.height
  const width = box.width ?? (box.height === undefined ? source.width : box.height * ratio)
  const height = box.height ?? width / ratio
  return bounded({
    width: within(width, t['min-w'], t['max-w']),
    height: within(height, t['min-h'], t['max-h']),
  })
}

/** Both sides are given: how the image is brought into the box. */
function intoBox({ fit, source, box }: Sides, t: Transformation): Geometry {
  const factor = Math.min(box.width / source.width, box.height / source.height)
  const inside = (most: number) => scaled(source, Math.min(most, factor))
  const region = whole(source)
  if (fit === 'scale') return { region, size: box, margins: NO_MARGINS }
  if (fit === 'clip') return { region, size: inside(Infinity), margins: NO_MARGINS }
  if (fit === 'max') return { region, size: inside(1), margins: NO_MARGINS }
  if (fit === 'fill' || fit === 'fillmax') {
    const size = inside(fit === 'fill' ? Infinity : 1)
    return { region, size, margins: marginsAround(size, box) }
  }
  const shrink = Math.min(1, source.width / box.width, source.height / box.height)
  const size = fit === 'min' ? scaled(box, shrink) : box
  return { region: regionLike(size, source, t), size, margins: NO_MARGINS }
}

/** One side is given, or none: the image keeps its proportion. */
function bySide(source: Dimensions, { width, height }: Box, mayGrow: boolean): Geometry {
  const wanted =
    width === undefined ? (height ?? source.height) / source.height : width / source.width
  const size = scaled(source, mayGrow ? wanted : Math.min(1, wanted))
  return { region: whole(source), size, margins: NO_MARGINS }
}

function padded(geometry: Geometry, pad: number): Geometry {
  const { size, margins } = geometry
  const { left, right, top, bottom } = margins
  const sides = [size.width + left + right, size.height + top + bottom]
  if (Math.max(...sides) + 2 * pad > MAX_SIDE)
    throw wrongParameter('pad', `makes the image larger than ${MAX_SIDE} pixels`)
  return {
    ...geometry,
    margins: { left: left + pad, right: right + pad, top: top + pad, bottom: bottom + pad },
  }
}

/**
 * How an image of the size `source` becomes what is asked for. Never larger than 8192 pixels on a
 * side and 25 megapixels: the pixel ratio, and a side that is not given, give way.
 */
export function geometryOf(source: Dimensions, t: Transformation): Geometry {
  const ratio = Math.min(t.dpr ?? 1, MAX_SIDE / Math.max(t.w ?? 1, t.h ?? 1))
  const side = (length: number | undefined) =>
    length === undefined ? undefined : Math.max(1, Math.round(length * ratio))
  const [width, height] = [side(t.w), side(t.h)]
  if (width !== undefined && height !== undefined) assertMakeable(width, height)
  const fit = t.fit ?? 'clip'
  const geometry = () => {
    if (fit === 'crop')
      return intoBox({ fit, source, box: croppedBox(source, { width, height }, t) }, t)
    if (width !== undefined && height !== undefined)
      return intoBox({ fit, source, box: { width, height } }, t)
    return bySide(source, { width, height }, fit === 'clip' || fit === 'fill' || fit === 'scale')
  }
  return padded(geometry(), t.pad ?? 0)
}
