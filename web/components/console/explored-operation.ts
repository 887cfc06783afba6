import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { Operation } from '../../content/model/page-data.ts'

/** The operation of an explorer page: the first one shown; undefined on other pages. */
export function exploredOperation(body: readonly PageBlock[]): Operation | undefined {
  const first = body.find((block) => block._type === 'operation')
  return first?._type === 'operation' && first.explorer ? first.operation : undefined
}
