import type { ReactNode } from 'react'
import { htmlLang } from '../../web/components/html-lang.ts'
import type { PageImage } from './resolve.ts'
import styles from './view.module.css'

/** A picture as wide as the text at most; its size is known before it arrives. */
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
