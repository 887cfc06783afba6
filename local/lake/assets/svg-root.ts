import type { Dimensions } from './measure-image.ts'

/** Syntax allowed before the root element: white space, declaration, comments, document type. */
const BEFORE_ROOT = [/^\s+/, /^<\?[^>]*>/, /^<!--[\s\S]*?-->/, /^<!DOCTYPE[^[>]*(\[[^\]]*\]\s*)?>/i]

function rootTagOf(text: string): string | null {
  let rest = text.replace(/^\uFEFF/, '')
  for (let previous = ''; previous !== rest; ) {
    previous = rest
    for (const part of BEFORE_ROOT) rest = rest.replace(part, '')
  }
  return /^<svg(?=[\s>/])[^>]*>/.exec(rest)?.[0] ?? null
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

/** A length in pixels; null for percentages and other units that depend on the page. */
function pixels(length: string | undefined): number | null {
  const value = Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '')?.[1] ?? 0)
  return value > 0 ? value : null
}

/** The size that browsers give an SVG without dimensions. */
const DEFAULT: Dimensions = { width: 300, height: 150 }

/**
 * The size of an SVG from its root tag; null when the text is no SVG; one embedded in an HTML page does not count.
 * Nothing is drawn, so no external resource is fetched.
 */
export function svgSize(text: string): Dimensions | null {
  const tag = rootTagOf(text)
  if (tag === null) return null
  const box = (attribute(tag, 'viewBox') ?? '').trim().split(/[\s,]+/)
  const width = pixels(attribute(tag, 'width')) ?? pixels(box[2]) ?? DEFAULT.width
  const height = pixels(attribute(tag, 'height')) ?? pixels(box[3]) ?? DEFAULT.height
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}
