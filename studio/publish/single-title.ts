import type { TFunction } from '../i18n/messages.ts'
import type { publishMessages } from './publish-messages.ts'

/** Returns the title of the only document of a type, which has no title field; undefined for other types. */
export function singleTitle(
  t: TFunction<keyof typeof publishMessages.en>,
  type: string,
): string | undefined {
  if (type === 'navigation' || type === 'siteSettings' || type === 'searchStopWords')
    return t(`single.${type}`)
  return undefined
}
