import { outsideLinkProblem } from './outside-link.ts'

/** What is wrong with the address of a link that may also lead to a page of this site, by its path. */
export const linkAddressProblem = (href: string | undefined): string | undefined =>
  href && /^\/(?!\/)/.test(href) ? undefined : outsideLinkProblem(href)
