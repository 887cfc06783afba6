import { messages } from '../../i18n/messages.ts'

/** Messages of the calendar of scheduled changes. */
export const scheduledMessages = messages(
  'scheduled',
  {
    title: 'Scheduled',
    lead: 'What readers will see by itself, in your time zone: {{zone}}.',
    loading: 'Reading what is scheduled …',
    problem: 'What is scheduled cannot be read: {{problem}}',
    nothing:
      'Nothing is scheduled. A draft is given its time in the menu beside Publish, an announcement in its form.',
    'kind.publish': 'is published',
    'kind.begin': 'Announcement begins',
    'kind.end': 'Announcement ends',
    by: 'scheduled by {{name}}',
    late: 'not published',
    today: 'Today',
    tomorrow: 'Tomorrow',
    untitled: 'Without a title',
  },
  {
    title: '已排定',
    lead: '讀者會在以下時間自動看到的變更，以您的時區為準：{{zone}}。',
    loading: '正在讀取已排定的項目…',
    problem: '無法讀取已排定的項目：{{problem}}',
    nothing: '沒有已排定的項目。草稿的發布時間在「發布」旁的選單中設定，公告的時間則在表單中設定。',
    'kind.publish': '發布',
    'kind.begin': '公告開始',
    'kind.end': '公告結束',
    by: '由 {{name}} 排定',
    late: '未能發布',
    today: '今天',
    tomorrow: '明天',
    untitled: '沒有標題',
  },
)
