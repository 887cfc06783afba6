import type { ReactNode } from 'react'
import type { LinkMark } from '../../content/model/page-data.ts'

/** A link in text; an external one opens a new tab. */
export function TextLink({ link, children }: { link?: LinkMark | undefined; children: ReactNode }) {
  return link?.external ? (
    <a href={link.href} title={link.title} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <a href={link?.href} title={link?.title}>
      {children}
    </a>
  )
}
