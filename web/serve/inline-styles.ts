import { readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../paths.ts'

const link = /<link rel="stylesheet" href="([^"?]+)[^"]*" data-precedence="next"\/>/g
const preloadedStyle = /<link rel="preload" href="[^"]+" as="style"\/>/g
const files = new Map<string, string>()

/**
 * The page with the text of its style sheets in place of the links. Each link stays, disabled, so
 * that React finds it and does not load the sheet a second time.
 */
export function inlineStyles(html: string, dist: string): string {
  return html.replaceAll(preloadedStyle, '').replaceAll(link, (found, href: string) => {
    const css = styleText(href, dist)
    // An address in it would no longer be relative to the file.
    if (css === undefined || /url\((?!["']?(?:data:|\/))/.test(css)) return found
    return `<style data-of="${path.basename(href)}">${css}</style>${found.replace('/>', ' disabled="">')}`
  })
}

/** A build's files never change, so each is read once. */
function styleText(href: string, dist: string): string | undefined {
  const known = files.get(href)
  if (known !== undefined) return known
  const prefix = `${basePath}/_next/static/`
  const name = href.slice(prefix.length)
  if (!href.startsWith(prefix) || name.includes('..')) return undefined
  const css = readFileSync(path.join(dist, 'static', name), 'utf8')
  files.set(href, css)
  return css
}
