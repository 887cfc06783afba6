import { fence } from '../../web/formats/markdown/fence.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { addCode } from '../../web/search/operation-records.ts'
import type { PagePlaceholder } from './resolve.ts'

export const searchPlaceholder = ({ source }: PagePlaceholder, { list }: BlockSearch): void =>
  addCode(list, source)

export const servePlaceholder = ({ name, source }: PagePlaceholder): string[] => [
  fence({ code: source, language: 'xml', title: name }),
]
