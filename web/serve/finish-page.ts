import { deferScripts } from './defer-scripts.ts'
import { inlineStyles } from './inline-styles.ts'

export interface PageParts {
  /** The text of the build's style sheet at an address; undefined where it is none. */
  styleText: (href: string) => string | undefined
  /** Keeps the framework's data of the page and says its address. */
  keepData: (data: string) => string
}

/**
 * A static page, as Next made it, made light: its styles stand in it, and the framework's scripts and
 * data are left to be loaded when they are wanted. A page whose markup is not known stays as it is.
 */
export function finishPage(html: string, { styleText, keepData }: PageParts): string {
  const { html: light, data } = deferScripts(html, keepData)
  return data === undefined ? html : inlineStyles(light, styleText)
}
