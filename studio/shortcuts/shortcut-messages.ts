import { messages } from '../i18n/messages.ts'

/** Messages of the menus that open while a body is written. */
export const shortcutMessages = messages(
  'shortcuts',
  {
    blocks: 'Blocks',
    found_one: '{{count}} match · Enter inserts it',
    found_other: '{{count}} matches · ↑↓ choose, Enter inserts, Esc closes',
    none: 'Nothing is called that',
    pages: 'Pages',
    pagesFound_one: '{{count}} page · # goes on to its headings',
    pagesFound_other: '{{count}} pages · # goes on to the headings of the marked one',
    headingsOf: 'Headings and rows of “{{title}}”',
    loading: 'Loading …',
    noPage: 'No page is called that',
    noHeading: 'The published page has no such heading or row',
  },
  {
    blocks: '區塊',
    found_one: '{{count}} 項 · Enter 插入',
    found_other: '{{count}} 項 · ↑↓ 選擇，Enter 插入，Esc 關閉',
    none: '沒有這樣的名稱',
    pages: '頁面',
    pagesFound_one: '{{count}} 個頁面 · 輸入 # 選擇其標題',
    pagesFound_other: '{{count}} 個頁面 · 輸入 # 選擇所標示頁面的標題',
    headingsOf: '「{{title}}」的標題與列',
    loading: '載入中…',
    noPage: '沒有這個名稱的頁面',
    noHeading: '已發布的頁面沒有這個標題或列',
  },
)
