import path from 'node:path'
import type { DocusaurusFrontMatter } from '../../schemas/markdown/docusaurus/front-matter.ts'

/**
 * The route of a page below the docs, as Docusaurus derives it from file and front matter: number prefixes are dropped,
 * `index` and `readme` stand for their folder. May be empty.
 */
export function pageRoute(file: string, { slug, id }: DocusaurusFrontMatter): string {
  const parts = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => numberedName(part).name)
  const name = parts.pop() ?? ''
  const folder = parts.join('/')
  if (slug?.startsWith('/')) return trimmed(slug)
  if (slug !== undefined) return trimmed(path.posix.join(folder, slug))
  const isFolder = /^(index|readme)$/i.test(name) || name === parts.at(-1)
  if (isFolder && id === undefined) return folder
  return trimmed(path.posix.join(folder, id ?? name))
}

/** The path of the page here: lower case, with "-" for "_" and ".". */
export function pagePath(route: string): string {
  return route.toLowerCase().replace(/[_.]+(?=[a-z0-9])/g, '-')
}

/** Splits `02-market` into `2` and `market`; a decimal prefix, as in `1.2-market`, belongs to the name. */
export function numberedName(written: string): { name: string; number?: number } {
  const [, number, name] = /^(\d+)\s*[-_.]+\s*([^\d\s].*)$/.exec(written) ?? []
  return name === undefined ? { name: written } : { name, number: Number(number) }
}

const trimmed = (route: string): string => route.replace(/^\/+|\/+$/g, '')
