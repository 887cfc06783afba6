import type { TFunction } from '../i18n/messages.ts'
import type { publishMessages } from './publish-messages.ts'

/** What a document is called of whose type there is one, and which so has no title; undefined for others. */
export function singleTitle(
  t: TFunction<keyof typeof publishMessages.en>,
  type: string,
): string | undefined {
  if (type === 'navigation' || type === 'siteSettings' || type === 'searchStopWords')
    return t(`single.${type}`)
  return undefined
}
