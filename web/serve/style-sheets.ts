import { readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../paths.ts'

const prefix = `${basePath}/_next/static/`
const read = new Map<string, string>()

/** The texts of the style sheets of the build in `dist`, by their addresses; files of a build never change. */
export function styleSheets(dist: string): (href: string) => string | undefined {
  return (href) => {
    const name = href.slice(prefix.length)
    if (!href.startsWith(prefix) || name.includes('..')) return undefined
    const file = path.join(dist, 'static', name)
    const text = read.get(file) ?? readFileSync(file, 'utf8')
    read.set(file, text)
    return text
  }
}
