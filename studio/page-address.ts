import { siteUrl } from './env.ts'

/** Where the site shows a document that is a page with a path; undefined for anything else. */
export function pageAddress(document: { _type: string; path?: unknown }): string | undefined {
  const { _type, path } = document
  if (_type !== 'page' || typeof path !== 'object' || path === null) return undefined
  if (!('current' in path) || typeof path.current !== 'string') return undefined
  return `${siteUrl.replace(/\/$/, '')}/${path.current}`
}
