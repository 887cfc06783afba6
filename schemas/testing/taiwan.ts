import { Converter } from 'opencc-js'

/** Traditional characters of Taiwan that are also simplified forms of others. */
const SHARED = '了占台布只系面干折游才吃'
const MAINLAND =
  /接口|默認|數據|信息|返回|用戶(?!端)|賬戶|服務器|網絡|字符|程序|函數庫|訂單薄|期權|質量|支持|創建|字段|緩存|鏈接/g
const toTaiwan = Converter({ from: 'cn', to: 'tw' })

/** Returns the simplified characters and the mainland terms in a text. */
export function notOfTaiwan(text: string): string[] {
  const converted = [...toTaiwan(text)]
  const simplified = [...text].filter(
    (char, at) => char !== converted[at] && !SHARED.includes(char),
  )
  return [...simplified, ...(text.match(MAINLAND) ?? [])]
}
