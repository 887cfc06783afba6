import { escapeText } from '../../web/markdown/escape.ts'
import type { PageHeading } from './resolve.ts'

export const serveHeading = ({ level, text }: PageHeading): string[] => [
  `${'#'.repeat(level)} ${escapeText(text)}`,
]
