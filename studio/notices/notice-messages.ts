import { messages } from '../i18n/messages.ts'

/** Messages about other users' actions on the user's reviews. */
export const noticeMessages = messages(
  'notices',
  {
    asked: '{{by}} asks you to review “{{title}}”',
    approved: '{{by}} approved “{{title}}”',
    changesAsked: '{{by}} asks for changes to “{{title}}”',
    noted: '{{by}} wrote a note on “{{title}}”',
    notPublished: '“{{title}}” was not published at its time',
    open: 'Open the draft',
    more_one: '{{count}} more is on the page “Home”',
    more_other: '{{count}} more are on the page “Home”',
  },
  {
    asked: '{{by}} 請您審閱「{{title}}」',
    approved: '{{by}} 核准了「{{title}}」',
    changesAsked: '{{by}} 要求修改「{{title}}」',
    noted: '{{by}} 對「{{title}}」留下備註',
    notPublished: '「{{title}}」未依排程發布',
    open: '開啟草稿',
    more_one: '另有 {{count}} 則，請見「首頁」',
    more_other: '另有 {{count}} 則，請見「首頁」',
  },
)
