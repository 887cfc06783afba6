import { messages } from '../messages.ts'

/** Messages for the location of a field: “Body, 3rd block (Image) → What it shows, Chinese”. */
export const locationMessages = messages(
  'location',
  {
    into: '{{before}} → {{after}}',
    beside: '{{before}}, {{after}}',
    block: '{{nth}} block ({{name}})',
    member: '{{nth}} entry',
    'member.named': '{{nth}} entry ({{name}})',
    link: '{{name}}',
    'link.words': '{{name}} “{{words}}”',
    document: 'The document as a whole',
    'nth.one': '{{number}}st',
    'nth.two': '{{number}}nd',
    'nth.few': '{{number}}rd',
    'nth.other': '{{number}}th',
  },
  {
    into: '{{before}} → {{after}}',
    beside: '{{before}}，{{after}}',
    block: '第 {{nth}} 個區塊（{{name}}）',
    member: '第 {{nth}} 項',
    'member.named': '第 {{nth}} 項（{{name}}）',
    link: '{{name}}',
    'link.words': '{{name}}「{{words}}」',
    document: '整份文件',
    'nth.one': '{{number}}',
    'nth.two': '{{number}}',
    'nth.few': '{{number}}',
    'nth.other': '{{number}}',
  },
)
