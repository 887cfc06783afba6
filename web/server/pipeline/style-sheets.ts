import { readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../../config/paths.ts'
import { usedStyles } from './used-styles.ts'

const prefix = `${basePath}/_next/static/`
/** What of a sheet can apply to a page with these classes. */
type Sheet = (classes: ReadonlySet<string>) => string

const read = new Map<string, Sheet>()

/** The style sheets of the build in `dist`, by their addresses; files of a build never change. */
export function styleSheets(dist: string): (href: string) => Sheet | undefined {
  return (href) => {
    const name = href.slice(prefix.length)
    if (!href.startsWith(prefix) || name.includes('..')) return undefined
    const file = path.join(dist, 'static', name)
    if (!read.has(file)) read.set(file, usedStyles(anywhere(readFileSync(file, 'utf8'), href)))
    return read.get(file)
  }
}

/** The sheet at `href` with whole addresses of the files that it names, as it may be in any page. */
function anywhere(css: string, href: string): string {
  return css.replaceAll(/url\((["']?)(?!data:|[/#])([^"')]+)\1\)/g, (_, _quote, name: string) => {
    const { pathname } = new URL(name, `http://site${href}`)
    return `url(${pathname})`
  })
}
