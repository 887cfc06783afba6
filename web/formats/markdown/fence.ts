import type { PageCode } from '../../../blocks/codeBlock/resolve.ts'

type Fenced = Pick<PageCode, 'code' | 'language'> &
  Partial<Pick<PageCode, 'title' | 'marked' | 'lineNumbers'>>

/** A backtick in the info string would invalidate the fence and expose the code as Markdown. */
const besideFence = (text: string) => text.replace(/[`\r\n]+/g, ' ')

/** A fenced code block with its info string: language, title, marked lines, line numbers. */
export function fence({ code, language, title, marked = [], lineNumbers = false }: Fenced): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const ticks = '`'.repeat(longest + 1)
  const meta = [
    language,
    title && `title="${title.replaceAll('"', "'")}"`,
    marked.length > 0 && `{${stretches(marked)}}`,
    lineNumbers && 'numbers',
  ]
  return `${ticks}${besideFence(meta.filter(Boolean).join(' '))}\n${code.trimEnd()}\n${ticks}`
}

/** Line numbers 1, 3, 4, 5 as `1,3-5`. */
function stretches(lines: readonly number[]): string {
  const found: [first: number, last: number][] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else found.push([line, line])
  }
  return found.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',')
}
