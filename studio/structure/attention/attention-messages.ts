import { messages } from '../../i18n/messages.ts'

/** Messages under “Needs attention”: kinds of findings, and their reasons. */
export const attentionMessages = messages(
  'attention',
  {
    title: 'Needs attention',
    again: 'Check again',
    checking: 'Being checked …',
    nothing: 'Nothing: all is well here.',
    failed: 'This could not be checked: {{problem}}',
    documents_one: '1 document',
    documents_other: '{{count}} documents',
    'kind.untranslated': 'Translation missing',
    'kind.stale': 'Translation older than the English',
    'kind.review': 'Waiting for review',
    'kind.unscheduled': 'Not published at its time',
    'kind.anchors': 'Links to a heading that is gone',
    'kind.redirects': 'Redirects that lead nowhere or round',
    'kind.old-drafts': 'Drafts older than a week',
    'kind.spec-words': 'Words that the specification changed',
    'kind.dead-letters': 'Not found as it is published',
    'kind.feedback': 'Reported by readers',
    'kind.webhooks': 'Not delivered to the site',
    'kind.receivers': 'Receivers that were not told of a change',
    'reason.passages_one': '1 passage',
    'reason.passages_other': '{{count}} passages',
    'reason.requested': '{{name}} asks for a review',
    'reason.drafted': 'Last edited {{date}}',
    'reason.anchor': '“{{words}}” leads to #{{anchor}}, which is not on “{{page}}”',
    'reason.to-anchor': 'Leads to #{{anchor}}, which is not on “{{page}}”',
    'reason.hidden': 'The page “{{page}}” has this address: readers never come to the redirect',
    'reason.itself': 'Leads to the address that it begins with',
    'reason.twice': 'Another redirect begins at this address as well',
    'reason.nowhere': 'Its page is not published: readers find nothing',
    'reason.chain': 'Begins where “{{from}}” leads: readers would be sent on once more',
    'reason.offered': '{{word}}: the specification says “{{text}}” now',
    'reason.content':
      'Readers see and find it as it was before {{date}}. Open it, mend what is named, and publish; this line goes by itself. {{reason}}',
    'reason.may-pass':
      'The search has not taken it since {{date}}. Nothing needs to be done here: it is tried again every five minutes. {{reason}}',
    'reason.feedback_one': '1 report: “Feedback” beside the form shows it',
    'reason.feedback_other': '{{count}} reports: “Feedback” beside the form shows them',
    'reason.delivery': '{{operation}}: {{reason}}',
    'reason.untold':
      'Not told of “{{entry}}” since {{date}}, and not tried any more. {{reason}} Send it again, or discard it, in “Status”.',
    'operation.create': 'create',
    'operation.update': 'update',
    'operation.delete': 'delete',
  },
  {
    title: '待處理事項',
    again: '重新檢查',
    checking: '檢查中…',
    nothing: '沒有待處理的項目。',
    failed: '無法檢查：{{problem}}',
    documents_one: '1 份文件',
    documents_other: '{{count}} 份文件',
    'kind.untranslated': '缺少繁體中文',
    'kind.stale': '繁體中文落後於英文',
    'kind.review': '等待審閱',
    'kind.unscheduled': '未如期發布',
    'kind.anchors': '連往已不存在標題的連結',
    'kind.redirects': '無效或繞圈的轉址',
    'kind.old-drafts': '超過一週的草稿',
    'kind.spec-words': '規格已變更的文字',
    'kind.dead-letters': '搜尋結果與發布內容不符',
    'kind.feedback': '讀者回報',
    'kind.webhooks': '未送達網站的通知',
    'kind.receivers': '未收到變更通知的接收端',
    'reason.passages_one': '1 個段落',
    'reason.passages_other': '{{count}} 個段落',
    'reason.requested': '{{name}} 請求審閱',
    'reason.drafted': '最後編輯於 {{date}}',
    'reason.anchor': '「{{words}}」連往 #{{anchor}}，但「{{page}}」沒有這個標題',
    'reason.to-anchor': '連往 #{{anchor}}，但「{{page}}」沒有這個標題',
    'reason.hidden': '頁面「{{page}}」使用此網址，讀者不會被轉址',
    'reason.itself': '目的地就是起始網址',
    'reason.twice': '另有轉址使用相同的起始網址',
    'reason.nowhere': '目的頁面尚未發布，讀者找不到內容',
    'reason.chain': '起始網址是「{{from}}」的目的地，讀者會再被轉址一次',
    'reason.offered': '{{word}}：規格現為「{{text}}」',
    'reason.content':
      '讀者看到與搜尋到的仍是 {{date}} 之前的內容。請開啟文件，修正下列問題後發布，此項目便會自動消失。{{reason}}',
    'reason.may-pass':
      '自 {{date}} 起搜尋尚未收錄此文件。系統每五分鐘會自動重試，無須處理。{{reason}}',
    'reason.feedback_one': '1 則回報，請開啟表單旁的「讀者回饋」',
    'reason.feedback_other': '{{count}} 則回報，請開啟表單旁的「讀者回饋」',
    'reason.delivery': '{{operation}}：{{reason}}',
    'reason.untold':
      '自 {{date}} 起未收到「{{entry}}」的通知，且不再自動重試。{{reason}} 請到「運作狀態」重新傳送或捨棄。',
    'operation.create': '建立',
    'operation.update': '更新',
    'operation.delete': '刪除',
  },
)

export type AttentionKey = keyof typeof attentionMessages.en

/** A kind of finding. */
export type AttentionKind = AttentionKey extends infer Key
  ? Key extends `kind.${infer Name}`
    ? Name
    : never
  : never
