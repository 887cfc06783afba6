import type { BlockSearch } from '../../web/search/block-search.ts'
import { addOperation } from '../../web/search/operation-records.ts'
import type { PageOperation } from './resolve.ts'

export const searchOperation = (
  { operation }: PageOperation,
  { list, isFirst }: BlockSearch,
): void => addOperation(list, operation, isFirst)
