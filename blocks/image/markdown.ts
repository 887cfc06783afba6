import type { LeafDirective as Written } from 'mdast-util-directive'
import { isImageId } from '../../schemas/image-id.ts'
import { fieldOf, translations } from '../../schemas/locales.ts'
import { attribute } from '../../schemas/markdown/attribute.ts'
import type { LeafDirective } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import { leafDirective } from '../../schemas/markdown/write/directive.ts'
import type { ImageBlock } from './model.ts'

/** Reads `::image{asset alt width crop hotspot}`; attributes named by a locale are translations of `alt`. */
export function readImage(
  source: MarkdownSource,
  node: LeafDirective,
  position: string,
): ImageBlock {
  const _ref = attribute(source, node, 'asset')
  if (!isImageId(_ref)) {
    throw markdownError(
      source,
      node,
      `image asset "${_ref}" is not like "image-<sha1>-800x600-png".`,
    )
  }
  // An empty alternative text is to be written later.
  const en = node.attributes?.['alt'] ?? attribute(source, node, 'alt')
  const crop = numbers(source, node, 'crop')
  const hotspot = numbers(source, node, 'hotspot')
  const width = Number(node.attributes?.['width'] ?? 0)
  if (!Number.isSafeInteger(width) || width < 0) {
    throw markdownError(
      source,
      node,
      `width "${node.attributes?.['width']}" is no number of pixels.`,
    )
  }
  return {
    _type: 'image',
    _key: blockKey(source, position),
    asset: { _type: 'reference', _ref },
    alt: { _type: 'localeString', en, ...translatedAlt(node) },
    ...(width > 0 && { width }),
    ...(crop && { crop: cropOf(crop) }),
    ...(hotspot && { hotspot: hotspotOf(hotspot) }),
  }
}

const translatedAlt = ({ attributes }: LeafDirective) =>
  Object.fromEntries(
    translations.flatMap((locale) => {
      const own = attributes?.[locale]
      return own ? [[fieldOf(locale), own]] : []
    }),
  )

type Four = [number, number, number, number]

/** Returns the parts cut off at the top, right, bottom and left, as fractions of the side. */
const cropOf = ([top, right, bottom, left]: Four): NonNullable<ImageBlock['crop']> => ({
  _type: 'sanity.imageCrop',
  top,
  right,
  bottom,
  left,
})

/** Returns the centre of the hotspot and its size, as fractions of the sides. */
const hotspotOf = ([x, y, width, height]: Four): NonNullable<ImageBlock['hotspot']> => ({
  _type: 'sanity.imageHotspot',
  x,
  y,
  width,
  height,
})

function numbers(
  source: MarkdownSource,
  node: LeafDirective,
  name: 'crop' | 'hotspot',
): Four | undefined {
  const value = node.attributes?.[name]
  if (!value) return undefined
  const [a, b, c, d, ...more] = value.split(' ').map(Number)
  const known = (number: number | undefined): number is number =>
    number !== undefined && number >= 0 && number <= 1
  if (known(a) && known(b) && known(c) && known(d) && more.length === 0) return [a, b, c, d]
  throw markdownError(source, node, `${name} "${value}" is not four numbers from 0 to 1.`)
}

export function writeImage({ asset, alt, width, crop, hotspot }: ImageBlock): Written {
  return leafDirective('image', {
    asset: asset._ref,
    alt: alt.en,
    ...Object.fromEntries(
      translations.flatMap((locale) => {
        const own = alt[fieldOf(locale)]
        return own ? [[locale, own]] : []
      }),
    ),
    ...(width !== undefined && { width: String(width) }),
    ...(crop && { crop: [crop.top, crop.right, crop.bottom, crop.left].join(' ') }),
    ...(hotspot && {
      hotspot: [hotspot.x, hotspot.y, hotspot.width, hotspot.height].join(' '),
    }),
  })
}

export const describeImage = ({ asset }: ImageBlock): string => `image ${asset._ref}`
