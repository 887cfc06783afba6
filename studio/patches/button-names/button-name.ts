type ButtonProps = Readonly<Record<string, unknown>>

/** A button's props with its name, by the props that it came with: what memoised them stays memoised. */
const known = new WeakMap<ButtonProps, ButtonProps>()

const SHOWN = ['aria-label', 'aria-labelledby', 'text', 'label', 'children']

/** The props of a button that shows nothing but an icon, named by its tooltip; of others as they are. */
export function withTooltipName(props: ButtonProps, tooltip: unknown): ButtonProps {
  const content =
    typeof tooltip === 'object' && tooltip !== null && 'content' in tooltip && tooltip.content
  if (typeof content !== 'string' || SHOWN.some((name) => props[name])) return props
  const name = named(content)
  const before = known.get(props)
  if (before?.['aria-label'] === name) return before
  const after = { ...props, 'aria-label': name }
  known.set(props, after)
  return after
}

/** Names that are English in the code of @sanity/ui and of Sanity, in Traditional Chinese. */
const CHINESE: Readonly<Record<string, string>> = {
  Back: '返回',
  'Choose what is shown': '選擇要檢視的內容',
  Clear: '清除',
  'Close dialog': '關閉對話框',
  Open: '開啟',
  'Open menu': '開啟選單',
  Remove: '移除',
  'Remove filter': '移除篩選條件',
  Text: '文字',
}

/** A name that is fixed in English, in the language of the Studio. */
export const named = (english: string): string =>
  document.documentElement.lang === 'zh-TW' ? (CHINESE[english] ?? english) : english
