import path from 'node:path'
import type { DocusaurusFrontMatter } from '../../schemas/markdown/docusaurus/front-matter.ts'

/**
 * The address of a page below the docs, as Docusaurus makes it of the file and the front matter:
 * numbers before names are left out, `index` and `readme` stand for their folder. May be empty.
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

/** The path that a page has here: small letters, "-" in place of "_" and ".". */
export function pagePath(route: string): string {
  return route.toLowerCase().replace(/[_.]+(?=[a-z0-9])/g, '-')
}

/** `2`, `market` of `02-market`; a number within a number, as in `1.2-market`, is part of the name. */
export function numberedName(written: string): { name: string; number?: number } {
  const [, number, name] = /^(\d+)\s*[-_.]+\s*([^\d\s].*)$/.exec(written) ?? []
  return name === undefined ? { name: written } : { name, number: Number(number) }
}

const trimmed = (route: string): string => route.replace(/^\/+|\/+$/g, '')
