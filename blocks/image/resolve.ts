import { imageFile } from '../../schemas/image-id.ts'
import { basePath } from '../../web/config/paths.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { type LocalizedText, textIn } from '../../web/content/model/localized-text.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { ImageBlock } from './model.ts'

export interface PageImage extends Pick<ImageBlock, '_type' | '_key'>, BlockPageProps {
  /** Address on the site itself, so that readers' browsers contact no other host. */
  src: string
  /** Size on the page in px, after the crop. */
  width: number
  height: number
  alt: LocalizedText
}

/** Returns the cropped image for the page; nothing until an image is chosen. */
export function resolveImage(block: ImageBlock, { locale }: BlockContext): PageImage[] {
  const image = imageFile(block.asset._ref)
  if (!image) return []
  const { left, top, right, bottom } = block.crop ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const width = Math.round(image.width * (1 - left - right))
  const height = Math.round(image.height * (1 - top - bottom))
  const rect = [Math.round(image.width * left), Math.round(image.height * top), width, height]
  const whole = width === image.width && height === image.height
  const src = `${basePath}/images/${image.file}${whole ? '' : `?rect=${rect}`}`
  // Images are scaled down, but never up.
  const scale = Math.min(1, (block.width || width) / width)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return [{ _type: 'image', _key: block._key, src, ...size, alt: textIn(block.alt, locale) }]
}
