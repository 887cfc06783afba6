import { inlineCode, proseLine } from '../../web/formats/markdown/escape.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { tableMarkdown } from '../../web/formats/markdown/table.ts'
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

export function serveErrors({ errors }: PageErrors, { t }: BlockMarkdown): string[] {
  const rows = errors.codes.map(({ code, retMsg, meaning, action }) => [
    inlineCode(code),
    [proseLine(meaning.text), ...retMsg.map(inlineCode)].join('\n'),
    proseLine(action.text),
  ])
  return [tableMarkdown([t('errors.code'), t('errors.meaning'), t('errors.action')], rows)]
}
