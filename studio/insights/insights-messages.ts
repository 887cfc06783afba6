import { messages } from '../interface/messages.ts'

/** What the tool says that shows what readers search for. */
export const insightsMessages = messages(
  'insights',
  {
    title: 'Search insights',
    lead: 'What readers search for, counted by day. Nothing is known of who they are.',
    language: 'Language',
    period: 'Period',
    today: 'Today',
    lastDays: 'Last {{number}} days',
    missed: 'Without results ({{sum}})',
    'missed.none': 'Every query found something.',
    asked: 'Most asked ({{sum}})',
    'asked.none': 'Nobody has searched yet.',
    more: 'And {{number}} more.',
  },
  {
    title: '搜尋分析',
    lead: '讀者搜尋的內容，按日統計；不記錄搜尋者的身分。',
    language: '語言',
    period: '期間',
    today: '今天',
    lastDays: '最近 {{number}} 天',
    missed: '沒有結果的搜尋（{{sum}}）',
    'missed.none': '所有搜尋都有結果。',
    asked: '最常搜尋（{{sum}}）',
    'asked.none': '還沒有人搜尋過。',
    more: '另有 {{number}} 項。',
  },
)
