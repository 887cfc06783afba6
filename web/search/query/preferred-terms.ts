import type { Locale } from '../../config/locales.ts'

/**
 * What readers of the trade say for what the site calls otherwise: typed on the left, the site's word on the
 * right. Where both words are in use, they are synonyms of the lake; these are put in the place of what was typed.
 */
export const preferredTerms: Partial<Record<Locale, readonly (readonly [string, string])[]>> = {
  'zh-TW': [
    // The verb is around the noun: no text has them side by side.
    ['下限價單', '限價 下單'],
    ['下市價單', '市價 下單'],
    ['下條件單', '條件單 下單'],
    ['全部撤單', '取消所有訂單'],
    ['全部取消', '取消所有訂單'],
    ['一鍵撤單', '取消所有訂單'],
    ['全部', '所有'],
    ['批量', '批次'],
    ['轉到', '劃轉'],
    ['轉錢', '劃轉'],
    ['撤單', '取消訂單'],
    ['改單', '修改訂單'],
    ['子帳號', '子帳戶'],
    ['母帳號', '母帳戶'],
    ['主帳戶', '母帳戶'],
    ['主帳號', '母帳戶'],
    ['帳號', '帳戶'],
    ['充值', '入金'],
    ['充幣', '入金'],
    ['提幣', '出金'],
    ['提現', '出金'],
    ['轉帳', '劃轉'],
    ['止盈', '停利'],
    ['止損', '停損'],
    ['盈虧', '損益'],
    ['網址', '主機'],
    ['私鑰', '金鑰'],
    ['密鑰', '金鑰'],
  ],
  en: ['c#', 'c sharp', 'csharp', '.net', 'dotnet', 'golang'].map(
    (name) => [name, 'sample code'] as const,
  ),
}

const terms = new Map(Object.values(preferredTerms).flat())
const typed = new RegExp(
  [...terms.keys()]
    .map((term) => (/[a-z]/.test(term) ? `(?<![\\w.])${term.replace('.', '\\.')}(?![\\w#])` : term))
    .join('|'),
  'gi',
)

/** The text in the site's own words. */
export function preferTerms(text: string): string {
  return text.replaceAll(typed, (term) => terms.get(term.toLowerCase()) ?? term)
}
