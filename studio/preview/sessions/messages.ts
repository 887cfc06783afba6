import { messages } from '../../i18n/messages.ts'

export const sessionMessages = messages(
  'sessions',
  {
    title: 'Preview sessions',
    about:
      'Who opens the preview sees drafts on the site for eight hours. Ended here, a session shows nothing more at its next page; whoever may still sign in to the Studio can begin another.',
    all: 'End all sessions',
    allDone: 'All sessions are ended.',
    people: 'People of this project',
    none: 'Nobody is in this project.',
    end: 'End sessions',
    endOf: 'End the sessions of {{name}}',
    done: 'The sessions of {{name}} are ended.',
  },
  {
    title: '預覽工作階段',
    about:
      '開啟預覽的人可在網站上查看草稿八小時。在此結束後，下一次開啟頁面就看不到草稿；仍可登入 Studio 的人可以重新開始。',
    all: '結束所有工作階段',
    allDone: '已結束所有工作階段。',
    people: '此專案的成員',
    none: '此專案沒有成員。',
    end: '結束工作階段',
    endOf: '結束 {{name}} 的工作階段',
    done: '已結束 {{name}} 的工作階段。',
  },
)
