import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { fieldTable } from '../../web/formats/markdown/operation.ts'
import type { PageParameters } from './resolve.ts'

export const serveParameters = (
  { fields, showRequired }: PageParameters,
  { t, origin }: BlockMarkdown,
): string[] => [fieldTable(fields, t, showRequired, origin)]
