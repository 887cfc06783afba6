import type { Locale } from '../locales.ts'
import type { StoredPage } from './stored-page.ts'

/** Blocks that stand once, for all locales. */
export const WORDLESS = [
  'codeBlock',
  'operation',
  'channel',
  'enumTable',
  'errorTable',
  'changelog',
  'placeholder',
  'image',
  'divider',
] as const

/** In GROQ what `translatedInto` says of a page's Chinese. Wants `$wordless`. */
export const IN_CHINESE = `(defined(title.zhTW) &&
  (count(body.zhTW) > 0 || !(count(body.en[!(_type in $wordless)]) > 0)))`

/** Whether `page` can be read in `locale`, rather than in English at an address of `locale`. */
export function translatedInto(locale: Locale, { title, body }: StoredPage): boolean {
  if (locale === 'en') return true
  const wordless: readonly string[] = WORDLESS
  const wordy = (body?.en ?? []).some(({ _type }) => !wordless.includes(_type))
  return Boolean(title?.zhTW) && ((body?.zhTW ?? []).length > 0 || !wordy)
}
