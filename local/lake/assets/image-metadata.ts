import { blurHash, type Pixels } from './blurhash.ts'
import { type Exif, readExif } from './exif.ts'
import { imageLibrary, type OpenImage } from './image-library.ts'
import { invalidImage } from './invalid-image.ts'
import type { MeasuredImage } from './measure-image.ts'
import { paletteOf } from './palette.ts'

export type MetadataPart = 'exif' | 'image' | 'location' | 'palette' | 'lqip' | 'blurhash'

const SAMPLE_SIDE = 64
const PREVIEW_WIDTH = 20

/** The picture small, on white; it has been read to its end then, so half a file is found out. */
async function sampleOf(open: OpenImage, path: string): Promise<Pixels> {
  const { data, info } = await open(path)
    .autoOrient()
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The placeholder that pages show while the image loads: a data URL of some hundred bytes. */
async function preview(open: OpenImage, path: string, isOpaque: boolean): Promise<string> {
  const small = open(path).autoOrient().resize({ width: PREVIEW_WIDTH }).toColourspace('srgb')
  const bytes = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer()
  return `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}

function exifParts(exif: Exif, wanted: ReadonlySet<MetadataPart>) {
  return {
    ...(wanted.has('location') && exif.location && { location: exif.location }),
    ...(wanted.has('exif') &&
      exif.exif && { exif: { _type: 'sanity.imageExifMetadata', ...exif.exif } }),
    ...(wanted.has('image') &&
      exif.image && { image: { _type: 'sanity.imageExifTags', ...exif.image } }),
  }
}

async function pictureParts(
  open: OpenImage,
  path: string,
  { image, wanted }: { image: MeasuredImage; wanted: ReadonlySet<MetadataPart> },
) {
  const hasAlpha = image.header?.hasAlpha ?? true
  const sample = await sampleOf(open, path)
  const isOpaque = !hasAlpha || (await open(path).stats()).isOpaque
  return {
    hasAlpha,
    isOpaque,
    ...(wanted.has('lqip') && { lqip: await preview(open, path, isOpaque) }),
    ...(wanted.has('blurhash') && { blurHash: blurHash(sample) }),
    ...(wanted.has('palette') && { palette: paletteOf(sample) }),
    ...exifParts(readExif(image.header?.exif), wanted),
  }
}

/**
 * `metadata` of an image asset: its size, whether it can be seen through, and the parts `wanted`.
 * An SVG has its size only. Throws 400 when the file ends before the picture does.
 */
export async function imageMetadata(
  path: string,
  image: MeasuredImage,
  wanted: ReadonlySet<MetadataPart>,
) {
  const { width, height } = image.dimensions
  const library = image.header && (await imageLibrary())
  const parts = library
    ? await pictureParts(library, path, { image, wanted }).catch((cause: unknown) => {
        throw invalidImage(cause instanceof Error ? cause.message : String(cause))
      })
    : { hasAlpha: image.format !== 'jpeg', isOpaque: image.format === 'jpeg' }
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    ...parts,
  }
}
