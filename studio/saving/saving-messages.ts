import { messages } from '../i18n/messages.ts'

/** Messages about the saving of changes and the end of a session. */
export const savingMessages = messages(
  'saving',
  {
    saved: 'Saved',
    'saved.title': 'Everything that you wrote is kept.',
    saving: 'Saving…',
    'saving.title': 'What you wrote is on its way.',
    offline: 'Offline',
    'offline.title':
      'Everything that you wrote is kept. You can go on once the connection is back.',
    unsent: 'Offline: kept in this window',
    'unsent.title':
      'What you wrote last is sent once the connection is back. Leave this window open.',
    signedOut: 'Not saved: kept in this window',
    'signedOut.title':
      'What you wrote last is sent once you have signed in again. Leave this window open.',
    over: 'Your session has ended.',
    'over.words':
      'What you write is kept in this window, and is not saved. Sign in again in another tab; then it is sent.',
    'over.signIn': 'Sign in again: {{way}}',
  },
  {
    saved: '已儲存',
    'saved.title': '您寫的內容都已儲存。',
    saving: '儲存中…',
    'saving.title': '您寫的內容正在傳送。',
    offline: '離線',
    'offline.title': '您寫的內容都已儲存。連線恢復後即可繼續編輯。',
    unsent: '離線：暫存於此視窗',
    'unsent.title': '您最後寫的內容會在連線恢復後送出。請勿關閉此視窗。',
    signedOut: '尚未儲存：暫存於此視窗',
    'signedOut.title': '您最後寫的內容會在重新登入後送出。請勿關閉此視窗。',
    over: '您的登入已失效。',
    'over.words': '您寫的內容暫存於此視窗，尚未儲存。請在另一個分頁重新登入，內容便會送出。',
    'over.signIn': '重新登入：{{way}}',
  },
)
