import { escapeText } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { PageImage } from './resolve.ts'

export const serveImage = ({ alt, src }: PageImage, { origin }: BlockMarkdown): string[] => [
  `![${escapeText(alt.text)}](${origin}${src})`,
]
