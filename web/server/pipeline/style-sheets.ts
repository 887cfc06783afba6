import { readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../../config/paths.ts'
import { usedStyles } from './used-styles.ts'

const prefix = `${basePath}/_next/static/`
/** What of a sheet can apply to a page with these classes. */
type Sheet = (classes: ReadonlySet<string>) => string

const read = new Map<string, Sheet | undefined>()

/**
 * The style sheets of the build in `dist`, by their addresses; files of a build never change. None
 * where a sheet names files beside it, whose address would no longer be relative to it.
 */
export function styleSheets(dist: string): (href: string) => Sheet | undefined {
  return (href) => {
    const name = href.slice(prefix.length)
    if (!href.startsWith(prefix) || name.includes('..')) return undefined
    const file = path.join(dist, 'static', name)
    if (!read.has(file)) read.set(file, sheet(readFileSync(file, 'utf8')))
    return read.get(file)
  }
}

function sheet(css: string): Sheet | undefined {
  return /url\((?!["']?(?:data:|\/))/.test(css) ? undefined : usedStyles(css)
}
