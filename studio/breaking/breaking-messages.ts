import { messages } from '../i18n/messages.ts'

export const breakingMessages = messages(
  'breaking',
  {
    byFacts: 'May break clients: {{facts}}.',
    gone: 'May break clients, since something is removed. Add what it is.',
    corrected: 'Breaks no client: the API is as before.',
    none: 'Breaks no client that was right before.',
  },
  {
    byFacts: '可能影響既有程式：{{facts}}。',
    gone: '有內容移除，可能影響既有程式。請補上移除的項目。',
    corrected: '不影響既有程式：API 與先前相同。',
    none: '不影響原本正確的程式。',
  },
)
