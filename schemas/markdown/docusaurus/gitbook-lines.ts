import { codeLines } from './code-lines.ts'

const TAG = /^([ \t]*)\{%[ \t]*(\w[\w-]*)(.*?)%\}[ \t]*$/
const VALUE = /([\w-]+)="([^"]*)"/g
/** Colons of the outermost container; each nested one has one less. */
const MOST = 16

/**
 * Rewrites GitBook's `{% hint style="info" %}` … `{% endhint %}` and tabs to colon containers. A code title moves to
 * its fence, and wrappers without meaning (`{% tabs %}`, `{% content-ref %}`, `{% step %}`) are removed. Line numbers
 * and other tags stay the same.
 */
export function gitbookLines(text: string): string {
  if (!/^[ \t]*\{%/m.test(text)) return text
  const isCode = codeLines()
  let depth = 0
  let title = ''
  return text
    .split('\n')
    .map((line) => {
      const [, indent = '', name = '', rest = ''] = TAG.exec(line) ?? []
      if (isCode(name ? '' : line) || name === '') {
        if (title === '' || line.trim() === '') return line
        const titled = /^\s*`{3,}/.test(line) ? `${line} title="${title}"` : line
        title = ''
        return titled
      }
      const values = new Map([...rest.matchAll(VALUE)].map(([, key, value]) => [key, value]))
      switch (name) {
        case 'hint':
          return `${indent}${colons(depth++)}${values.get('style') ?? 'info'}`
        case 'tab':
          return `${indent}${colons(depth++)}tab{title="${values.get('title') ?? ''}"}`
        case 'endhint':
        case 'endtab':
          depth = Math.max(0, depth - 1)
          return `${indent}${colons(depth)}`
        case 'code':
          title = values.get('title') ?? ''
          return ''
        case 'embed':
          return `${indent}<${values.get('url') ?? ''}>`
        default:
          return MARKS.test(name) ? '' : line
      }
    })
    .join('\n')
}

const MARKS = /^(?:end)?(?:tabs|code|content-ref|stepper|step|columns|column)$/

const colons = (depth: number): string => ':'.repeat(Math.max(3, MOST - depth))
