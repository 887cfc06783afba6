import path from 'node:path'
import type { FoundImage } from '../../../schemas/markdown/docusaurus/problems.ts'
import { decoded } from '../resolve-link.ts'
import type { Pictures } from './find-pictures.ts'

interface ImageContext {
  /** Path of the page, relative to the site. */
  file: string
  /** Folders of the docs, relative to the site. */
  below: { en: string; translated: string }
  /** Prefixes of routes in addresses of the site. */
  bases: readonly string[]
}

/** Resolves the image address of Markdown or of an MDX tag. */
export function resolveImage(pictures: Pictures, place: ImageContext, written: string): FoundImage {
  const url = plain(written)
  if (/^https?:\/\//i.test(url)) return { href: url }
  if (/^(?!pathname:)[a-z][a-z0-9+.-]*:/i.test(url))
    return { problem: 'it is no file of the site.' }
  for (const file of candidates(place, url)) {
    const found = pictures.get(file)
    if (found) return found
  }
  return { problem: 'there is no such file.' }
}

/** Extracts `./a.png` from `require('./a.png').default`, `useBaseUrl("./a.png")` or `'./a.png'`. */
function plain(written: string): string {
  const [, , inner] =
    /^(?:require|useBaseUrl)\(\s*(["'`])(.+?)\1\s*\)(?:\.default)?$/.exec(written.trim()) ??
    /^()["'`](.+)["'`]$/.exec(written.trim()) ??
    []
  return inner ?? written.trim()
}

function candidates({ file, below, bases }: ImageContext, url: string): string[] {
  const address = decoded(url.replace(/[?#].*$/s, ''))
  if (address.startsWith('@site/')) return [path.posix.normalize(address.slice('@site/'.length))]
  const absolute = address.replace(/^pathname:\/\//, '')
  if (absolute.startsWith('/')) {
    const inside = ['', ...bases].filter((base) => absolute.startsWith(`${base}/`))
    return inside.map((base) => path.posix.join('static', absolute.slice(base.length)))
  }
  const folder = path.posix.dirname(file)
  const english = folder.replace(below.translated, below.en)
  return [...new Set([folder, english, 'static'])].map((one) => path.posix.join(one, address))
}
