import styles from './heading.module.css'

export interface HeadingProps {
  level: number
  anchor: string
  text: string
  /** "Direct link to …" */
  linkLabel: string
  aliases?: string[]
  lang?: string | undefined
  /** Secondary text beside the heading. */
  aside?: string | number | undefined
}

const tags = ['h2', 'h2', 'h2', 'h3', 'h4', 'h5'] as const

export function Heading({ level, anchor, text, linkLabel, aliases, lang, aside }: HeadingProps) {
  const Tag = tags[level] ?? 'h2'
  return (
    <Tag id={anchor} className={styles.heading} lang={lang}>
      {aliases?.map((alias) => (
        <span key={alias} id={alias} />
      ))}
      {text}
      {aside !== undefined && <small>{aside}</small>}
      <a href={`#${anchor}`} aria-label={linkLabel} translate="no">
        #
      </a>
    </Tag>
  )
}
