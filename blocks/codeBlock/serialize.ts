import { fence } from '../../web/formats/markdown/fence.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { addCode } from '../../web/search/operation-records.ts'
import type { PageCode } from './resolve.ts'

export const searchCode = ({ code }: PageCode, { list }: BlockSearch): void => addCode(list, code)

export const serveCode = (block: PageCode): string[] => [fence(block)]
