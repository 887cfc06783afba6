import type { BlockSearch } from '../../web/search/block-search.ts'
import { copyWords, joinParts } from '../../web/search/block-words.ts'
import type { PageErrors } from './resolve.ts'

export function searchErrors({ errors }: PageErrors, { list }: BlockSearch): void {
  for (const { code, anchor, retMsg, meaning, action } of errors.codes)
    list.add('error', {
      content: joinParts(copyWords(meaning), copyWords(action), ...retMsg),
      codes: [code],
      called: retMsg,
      anchor,
    })
}
