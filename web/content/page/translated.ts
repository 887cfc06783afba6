import { wordlessTypes } from '../../../blocks/registry.ts'
import type { Locale } from '../../config/locales.ts'
import type { StoredPage } from './stored-page.ts'

/** In GROQ what `translatedInto` says of a page's Chinese. `$wordless` are `wordlessTypes`. */
export const IN_CHINESE = `(defined(title.zhTW) &&
  (count(body.zhTW) > 0 || !(count(body.en[!(_type in $wordless)]) > 0)))`

/** Whether `page` can be read in `locale`, rather than in English at an address of `locale`. */
export function translatedInto(locale: Locale, { title, body }: StoredPage): boolean {
  if (locale === 'en') return true
  const wordy = (body?.en ?? []).some(({ _type }) => !wordlessTypes.includes(_type))
  return Boolean(title?.zhTW) && ((body?.zhTW ?? []).length > 0 || !wordy)
}
