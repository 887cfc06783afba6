import { escapeText } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import type { PageSteps } from './resolve.ts'

export function searchSteps({ steps }: PageSteps, { list, inner }: BlockSearch): void {
  for (const { title, body } of steps) {
    if (body.length > 0) inner(body, title)
    else list.add('text', { content: title })
  }
}

export const serveSteps = ({ steps }: PageSteps, { inner }: BlockMarkdown): string[] => [
  steps
    .map(({ title, body }, index) => {
      const sign = `${index + 1}. `
      const words = [`**${escapeText(title)}**`, inner(body)].filter(Boolean).join('\n\n')
      return sign + words.replace(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`)
    })
    .join('\n\n'),
]
