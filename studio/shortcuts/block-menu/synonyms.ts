import { HEADING_STYLES } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'

/** Further names of each block kind in both languages; its titles in the schema are searched as well. */
export const SYNONYMS: Readonly<Record<Exclude<Block['_type'], 'block'>, readonly string[]>> = {
  admonition: ['callout', 'alert', 'box', '提示', '注意', '警示'],
  codeBlock: ['snippet', 'source', 'json', 'python', 'example', '範例', '原始碼'],
  tabs: ['languages', '頁籤', '標籤頁'],
  steps: ['numbered', 'guide', 'how to', '流程', '教學'],
  table: ['grid', 'rows', 'columns', '欄', '列'],
  parameterTable: ['arguments', 'fields', 'request', 'response', '欄位', '引數'],
  image: ['picture', 'photo', 'screenshot', '照片', '圖', '截圖'],
  diagram: ['flow', 'mermaid', 'chart', '流程圖', '時序圖'],
  details: ['collapse', 'toggle', 'accordion', 'details', '展開', '收合'],
  operation: ['endpoint', 'rest', 'http', '端點'],
  channel: ['stream', 'subscription', 'push', '訂閱', '推送', '頻道'],
  enumTable: ['enum', 'constants', '列舉', '常數'],
  errorTable: ['errors', '錯誤'],
  cards: ['links', 'tiles', '連結'],
  changelog: ['release notes', 'history', '版本紀錄', '更新'],
  divider: ['divider', 'rule', 'hr', 'separator', '橫線'],
  placeholder: ['todo', 'later', '待補', '佔位'],
}

/** Further names of styles and lists, by their names in Portable Text. */
export const TEXT_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    HEADING_STYLES.map((style) => [style, [style, 'section', 'title', '章節', '小標題']]),
  ),
  blockquote: ['citation', '引言', '引用'],
  bullet: ['list', 'ul', '清單', '列表', '項目'],
  number: ['list', 'ol', 'ordered', '清單', '列表', '編號'],
}
