import type { BlockMarkdown } from '../../web/markdown/markdown-context.ts'
import { operationMarkdown } from '../../web/markdown/operation.ts'
import type { PageOperation } from './resolve.ts'

export const serveOperation = (block: PageOperation, { t, origin }: BlockMarkdown): string[] =>
  operationMarkdown(block, origin, t)
