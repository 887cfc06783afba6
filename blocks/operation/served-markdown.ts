import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { operationMarkdown } from '../../web/formats/markdown/operation.ts'
import type { PageOperation } from './resolve.ts'

export const serveOperation = (block: PageOperation, { t, origin }: BlockMarkdown): string[] =>
  operationMarkdown(block, origin, t)
