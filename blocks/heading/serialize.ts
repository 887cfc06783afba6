import { escapeText } from '../../web/formats/markdown/escape.ts'
import type { PageHeading } from './resolve.ts'

export const serveHeading = ({ level, text }: PageHeading): string[] => [
  `${'#'.repeat(level)} ${escapeText(text)}`,
]
