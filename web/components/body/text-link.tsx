import type { ReactNode } from 'react'
import type { LinkMark } from '../../content/model/page-data.ts'

/** A link in a text; one that leads elsewhere opens beside the page. */
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
