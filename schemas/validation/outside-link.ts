/** Path of a specification for download: `/specs/market.yaml`. */
export const SPEC_LINK = /^\/specs\/[\w-]+(?:\/[\w-]+)*\.yaml$/

/** Returns a message for the invalid address of an external link. */
export function outsideLinkProblem(href: string | undefined): string | undefined {
  if (!href) return 'Give the address, for example https://example.org/page.'
  if (href.startsWith('mailto:')) return undefined
  if (SPEC_LINK.test(href)) return undefined
  if (/^https?:\/\/[^\s/]\S*$/.test(href)) return undefined
  if (/^(\/|page:|v\d+\/)/.test(href)) {
    return 'This looks like a page of this documentation: use “Link to a page”, which follows it when it moves.'
  }
  return 'An address starts with https:// and has no spaces.'
}
