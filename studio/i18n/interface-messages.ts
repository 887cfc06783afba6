import { messages, type TFunction } from './messages.ts'

/** Titles of the tools, keyed by `tool.` and the tool's name, and labels of the language switch. */
export const interfaceMessages = messages(
  'interface',
  {
    language: 'Language of the Studio: change to {{language}}',
    root: 'Exchange docs',
    'tool.home': 'Home',
    'tool.structure': 'Content',
    'tool.preview': 'Preview',
    'tool.publish-together': 'Publish together',
    'tool.feedback': 'Feedback',
    'tool.search-insights': 'Insights',
    'tool.preview-sessions': 'Sessions',
    'tool.operations': 'Status',
    'tool.translate': 'Translate',
    'tool.check': 'Check',
    'tool.vision': 'Vision',
  },
  {
    language: 'Studio 的語言：切換為{{language}}',
    root: '交易所文件',
    'tool.home': '首頁',
    'tool.structure': '內容',
    'tool.preview': '預覽',
    'tool.publish-together': '一起發布',
    'tool.feedback': '讀者回饋',
    'tool.search-insights': '搜尋分析',
    'tool.preview-sessions': '預覽工作階段',
    'tool.operations': '運作狀態',
    'tool.translate': '翻譯',
    'tool.check': '檢查',
    'tool.vision': 'Vision',
  },
)

type Key = keyof typeof interfaceMessages.en

/** Returns the title of a tool in the language of `t`. */
export function toolTitle(tool: { name: string; title: string }, t: TFunction<Key>): string {
  const key = `tool.${tool.name}`
  return isKey(key) ? t(key) : tool.title
}

const isKey = (key: string): key is Key => key in interfaceMessages.en
