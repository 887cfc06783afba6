import path from 'node:path'
import { classesIn } from './used-styles.ts'

const link = /<link rel="stylesheet" href="([^"?]+)[^"]*" data-precedence="next"\/>/g
/** A disabled sheet is not loaded, but what looks ahead for the parser would fetch it before the first paint. */
const asleep = ' disabled="" media="not all">'
const preloadedStyle = /<link rel="preload" href="[^"]+" as="style"\/>/g

/** By its address, what of a style sheet can apply to a page with these classes; undefined where it is none. */
export type StyleSheets = (href: string) => ((classes: ReadonlySet<string>) => string) | undefined

/**
 * The page with what it needs of its style sheets in place of the links. Each link stays, disabled,
 * so that React finds it; it is enabled when the framework comes (`web/enhancements/framework.ts`). A
 * sheet that is not known stays linked.
 */
export function inlineStyles(html: string, sheets: StyleSheets): string {
  const classes = classesIn(html)
  return html.replaceAll(preloadedStyle, '').replaceAll(link, (found, href: string) => {
    const css = sheets(href)?.(classes)
    if (css === undefined) return found
    return `<style data-of="${path.basename(href)}">${css}</style>${found.replace('/>', asleep)}`
  })
}
