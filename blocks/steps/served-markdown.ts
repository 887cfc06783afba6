import { escapeText } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { PageSteps } from './resolve.ts'

export const serveSteps = ({ steps }: PageSteps, { inner }: BlockMarkdown): string[] => [
  steps
    .map(({ title, body }, index) => {
      const sign = `${index + 1}. `
      const words = [`**${escapeText(title)}**`, inner(body)].filter(Boolean).join('\n\n')
      return sign + words.replace(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`)
    })
    .join('\n\n'),
]
