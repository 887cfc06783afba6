import { deferScripts } from './defer-scripts.ts'
import { inlineStyles, type StyleSheets } from './inline-styles.ts'

export interface PageParts {
  /** Of the build. */
  styleSheets: StyleSheets
  /** Keeps the framework's data of the page and says its address. */
  keepData: (data: string) => string
}

/**
 * A static page, as Next made it, made light: its styles are in it, and the framework's scripts and
 * data are left to be loaded when they are wanted. A page whose markup is not known stays as it is.
 */
export function finishPage(html: string, { styleSheets, keepData }: PageParts): string {
  const { html: light, data } = deferScripts(html, keepData)
  return data === undefined ? html : inlineStyles(light, styleSheets)
}
