import { outsideLinkProblem } from './outside-link.ts'

/** Returns a message for the invalid address of a link that may also be a path on this site. */
export const linkAddressProblem = (href: string | undefined): string | undefined =>
  href && /^\/(?!\/)/.test(href) ? undefined : outsideLinkProblem(href)
