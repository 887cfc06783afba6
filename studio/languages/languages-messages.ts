import { messages } from '../i18n/messages.ts'

/** Messages about drafts with changes in several languages, each of which is published separately. */
export const languagesMessages = messages(
  'languages',
  {
    publish: 'Publish {{language}}',
    all: 'Publish both languages',
    alone: 'Publish {{language}} alone',
    waits: '{{language}} waits',
    told: '{{language}} was changed as well. It stays a draft until somebody publishes it.',
    toldBy:
      '{{language}} was changed as well, last by {{who}}. It stays a draft until somebody publishes it.',
    nothing: 'Nothing of this language is changed.',
    schedule: 'Only {{language}} is published then.',
    discard: 'Discard what is changed in your language?',
    restore: 'Restore your language as it was then?',
    failed: 'Nothing was changed',
  },
  {
    publish: '發布{{language}}',
    all: '發布兩種語言',
    alone: '只發布{{language}}',
    waits: '{{language}}尚未發布',
    told: '{{language}}也有變更，會保留為草稿，直到有人發布。',
    toldBy: '{{language}}也有變更，最後由 {{who}} 修改，會保留為草稿，直到有人發布。',
    nothing: '這個語言沒有變更。',
    schedule: '屆時只發布{{language}}。',
    discard: '要捨棄您所負責語言的變更嗎？',
    restore: '要將您所負責的語言還原成當時的內容嗎？',
    failed: '沒有任何變更',
  },
)
