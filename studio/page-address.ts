import { siteUrl } from './env.ts'

/** Returns the address of a page on the site; undefined for other documents and for pages without a path. */
export function pageAddress(document: { _type: string; path?: unknown }): string | undefined {
  const { _type, path } = document
  if (_type !== 'page' || typeof path !== 'object' || path === null) return undefined
  if (!('current' in path) || typeof path.current !== 'string') return undefined
  return `${siteUrl.replace(/\/$/, '')}/${path.current}`
}
