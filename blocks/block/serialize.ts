import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { quote } from '../../web/formats/markdown/quote.ts'
import type { PageText } from './resolve.ts'

export const serveText = (block: PageText, { words }: BlockMarkdown): string[] => [
  block.style === 'blockquote' ? quote(words(block)) : words(block),
]
