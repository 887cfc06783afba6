import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { fieldTable } from '../../web/formats/markdown/operation.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { addFields } from '../../web/search/operation-records.ts'
import type { PageParameters } from './resolve.ts'

export const searchParameters = (
  { showRequired, fields }: PageParameters,
  { list }: BlockSearch,
): void => addFields(list, showRequired ? 'parameter' : 'field', fields)

export const serveParameters = (
  { fields, showRequired }: PageParameters,
  { t, origin }: BlockMarkdown,
): string[] => [fieldTable(fields, t, showRequired, origin)]
