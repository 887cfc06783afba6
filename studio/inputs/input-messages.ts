import { messages } from '../interface/messages.ts'

export const inputMessages = messages(
  'inputs',
  {
    untranslated: 'Not translated yet: readers of {{language}} see the English text.',
    start: 'Start from the English text',
    language: 'Language of the body',
  },
  {
    untranslated: '尚未翻譯：{{language}}讀者看到的是英文內容。',
    start: '從英文內容開始',
    language: '內文的語言',
  },
)
