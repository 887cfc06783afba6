import type { ReactNode } from 'react'
import { htmlLang } from '../../web/components/html-lang.ts'
import type { PageImage } from './resolve.ts'
import styles from './view.module.css'

/** An image at most as wide as the text; its size is known before it loads. */
export const viewImage = ({ src, width, height, alt }: PageImage): ReactNode => (
  <img
    className={styles.image}
    src={src}
    width={width}
    height={height}
    alt={alt.text}
    lang={htmlLang(alt.lang)}
    loading="lazy"
    decoding="async"
  />
)
