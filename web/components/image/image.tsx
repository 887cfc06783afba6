import type { ImageBlock } from '../../content/page-data.ts'
import { localeConfig } from '../../locales.ts'
import styles from './image.module.css'

/** A picture as wide as the text at most; its size is known before it arrives. */
export function Image({ src, width, height, alt }: Omit<ImageBlock, '_type' | '_key'>) {
  return (
    <img
      className={styles.image}
      src={src}
      width={width}
      height={height}
      alt={alt.text}
      lang={alt.lang && localeConfig[alt.lang].htmlLang}
      loading="lazy"
      decoding="async"
    />
  )
}
