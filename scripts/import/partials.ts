import { isUtf8 } from 'node:buffer'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { MAX_PAGE_BYTES } from './read-folder.ts'
import { rootOf } from './root-of.ts'

/** Source location of a line of a page. */
export interface Origin {
  file: string
  /** Line number, from 1. */
  line: number
}

interface Line extends Origin {
  text: string
}

const FENCE = /^ *(`{3,}|~{3,})/
const IMPORT = /^import\s+([A-Z]\w*)\s+from\s+["']([^"']+\.mdx?)["'];?\s*$/
const USE =
  /^([ \t]*)<([A-Z]\w*)((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\{["'][^"'{}]*["']\}))*)\s*\/>\s*$/
const VALUE = /([\w-]+)=\{?["']([^"']*)["']\}?/g

interface Site {
  folder: string
  below: string
}

/** Deepest nesting of partials. */
const DEEPEST = 5

/**
 * Returns the lines of a page with imported Markdown files inserted where `<Name />` stands alone on a line.
 * `{props.name}` becomes the value that the page passes. A partial that is missing, outside of the site, not text, or
 * too large for the page stays as written. `file` and `below`, the docs folder, are relative to the site.
 */
export function withPartials(site: Site, file: string, text: string): Line[] {
  let left = MAX_PAGE_BYTES - text.length
  const inside = (source: string, name: string, deep: number): Line[] => {
    const imports = new Map<string, string>()
    let fence = ''
    return source
      .replace(/\r\n?/g, '\n')
      .split('\n')
      .flatMap((written, index): Line[] => {
        const line = { file: name, line: index + 1 }
        const [, mark = ''] = FENCE.exec(written) ?? []
        if (fence && mark.startsWith(fence) && written.trim() === mark) fence = ''
        else if (!fence) fence = mark
        const kept = [{ ...line, text: written }]
        if (fence || mark) return kept
        const [, component = '', from = ''] = IMPORT.exec(written) ?? []
        const path = from && resolvePartial(site, name, from)
        if (path && deep < DEEPEST) {
          imports.set(component, path)
          return [{ ...line, text: '' }]
        }
        const [, indent = '', used = '', values = ''] = USE.exec(written) ?? []
        const partial = imports.get(used)
        if (partial === undefined) return kept
        const words = filled(readFileSync(join(site.folder, partial), 'utf8'), values)
        left -= words.length
        if (left < 0) return kept
        return inside(words, partial, deep + 1).map((one) => ({ ...one, text: indent + one.text }))
      })
  }
  return inside(text, file, 0)
}

/** The path of an imported file, relative to the site. */
function resolvePartial({ folder, below }: Site, file: string, from: string): string | undefined {
  const relative = /^\.\.?\//.test(from)
  if (!relative && !from.startsWith('@site/')) return undefined
  const place = relative ? join(dirname(file), from) : normalize(from.slice('@site/'.length))
  const path = join(realpathSync(folder), place)
  if (!path.startsWith(`${rootOf(realpathSync(folder), below)}/`)) return undefined
  if (!existsSync(path) || realpathSync(path) !== path) return undefined
  const { size } = lstatSync(path)
  const isText = size <= MAX_PAGE_BYTES && lstatSync(path).isFile() && isUtf8(readFileSync(path))
  return isText ? place : undefined
}

/** The text of a partial, on the same lines, with the passed values filled in. */
function filled(text: string, given: string): string {
  const values = new Map(
    [...given.matchAll(VALUE)].map(([, name = '', value = '']) => [name, value]),
  )
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF?---[ \t]*\n.*?\n---[ \t]*(?=\n|$)/s, (front) => front.replace(/[^\n]/g, ''))
    .trimEnd()
    .replace(/\{props\.([\w-]+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}
