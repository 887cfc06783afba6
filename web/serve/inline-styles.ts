import path from 'node:path'

const link = /<link rel="stylesheet" href="([^"?]+)[^"]*" data-precedence="next"\/>/g
const preloadedStyle = /<link rel="preload" href="[^"]+" as="style"\/>/g

/**
 * The page with the text of its style sheets in place of the links. Each link stays, disabled, so
 * that React finds it and does not load the sheet a second time. `styleText` gives the text of a sheet;
 * one that it does not know stays linked.
 */
export function inlineStyles(
  html: string,
  styleText: (href: string) => string | undefined,
): string {
  return html.replaceAll(preloadedStyle, '').replaceAll(link, (found, href: string) => {
    const css = styleText(href)
    // An address in it would no longer be relative to the file.
    if (css === undefined || /url\((?!["']?(?:data:|\/))/.test(css)) return found
    return `<style data-of="${path.basename(href)}">${css}</style>${found.replace('/>', ' disabled="">')}`
  })
}
