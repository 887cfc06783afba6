import { messages } from '../../i18n/messages.ts'

/** Titles of the page kinds, by the ids of their templates. */
export const pageKindMessages = messages(
  'page-kinds',
  {
    'page-guide': 'Guide',
    'page-endpoint': 'Endpoint page',
    'page-topic': 'WebSocket topic page',
    'page-explorer': 'Page of the explorer',
    'page-overview': 'Overview of a section',
    page: 'Empty page',
  },
  {
    'page-guide': '指南',
    'page-endpoint': '端點頁面',
    'page-topic': 'WebSocket 主題頁面',
    'page-explorer': 'API 探索工具的頁面',
    'page-overview': '章節總覽',
    page: '空白頁面',
  },
)
