import { messages } from '../i18n/messages.ts'

export const inputMessages = messages(
  'inputs',
  {
    untranslated: 'Not translated yet: readers of {{language}} see the English text.',
    start: 'Start from the English text',
    language: 'Language of the body',
    words_one: '{{count}} word',
    words_other: '{{count}} words',
    characters_one: '{{count}} Chinese character',
    characters_other: '{{count}} Chinese characters',
  },
  {
    untranslated: '尚未翻譯：{{language}}讀者看到的是英文內容。',
    start: '從英文內容開始',
    language: '內文的語言',
    words_one: '{{count}} 個英文單字',
    words_other: '{{count}} 個英文單字',
    characters_one: '{{count}} 個中文字',
    characters_other: '{{count}} 個中文字',
  },
)
