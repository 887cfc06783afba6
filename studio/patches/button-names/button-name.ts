type ButtonProps = Readonly<Record<string, unknown>>

/** Named props by their original props object, so that memoised components get the same object again. */
const known = new WeakMap<ButtonProps, ButtonProps>()

const SHOWN = ['aria-label', 'aria-labelledby', 'text', 'label', 'children']

/** Returns the props of an icon-only button with its tooltip as `aria-label`, and other props unchanged. */
export function withTooltipName(props: ButtonProps, tooltip: unknown): ButtonProps {
  const content =
    typeof tooltip === 'object' && tooltip !== null && 'content' in tooltip && tooltip.content
  if (typeof content !== 'string' || SHOWN.some((name) => props[name])) return props
  const name = buttonName(content)
  const before = known.get(props)
  if (before?.['aria-label'] === name) return before
  const after = { ...props, 'aria-label': name }
  known.set(props, after)
  return after
}

/** Traditional Chinese for names that @sanity/ui and Sanity fix in English in their code. */
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

/** Returns a name that is fixed in English in the language of the Studio. */
export const buttonName = (english: string): string =>
  document.documentElement.lang === 'zh-TW' ? (CHINESE[english] ?? english) : english
