import { storageKeys } from '../../config/storage-keys.ts'
import { baseUrlCheck } from './base-url-check.ts'
import { firstAnnouncement } from './first-announcement.ts'
import { firstHiding } from './first-hiding.ts'
import { firstPaint } from './first-paint.ts'
import { firstSidebar } from './first-sidebar.ts'
import { firstTabs } from './first-tabs.ts'
import { labelToggle } from './label-toggle.ts'

/** Every script that is in pages. No others run: `web/server/pipeline` tells browsers the hashes of these. */
export const inlineScripts = {
  /** Before the first paint. */
  firstPaint: `(${functionText(firstPaint)})(document.documentElement,location.search,'${storageKeys.theme}');
try{if(sessionStorage['${storageKeys.fonts}'])document.documentElement.dataset.fonts=''}catch{}`,
  /** Right after the toggle of the colour mode, so that it names the mode that is on. */
  toggleLabel: `(${functionText(labelToggle)})(document.currentScript.previousElementSibling,document.documentElement.dataset.theme)`,
  /** Right after the announcements, before one is painted: shows the one whose turn it is. */
  announcement: `{let c;try{c=localStorage['${storageKeys.announcement}']}catch{}
(${functionText(firstAnnouncement)})(document.documentElement,document.currentScript.previousElementSibling.children,(c??'').split(' '))}`,
  /** After the tabs of a page. */
  firstTabs: `(${functionText(firstTabs)})('${storageKeys.tab('')}')`,
  /** After the sidebar: as it was on the page before, unless the page is loaded again. Nothing known costs nothing. */
  firstSidebar: `try{let s=performance.getEntriesByType('navigation')[0]?.type==='reload'?{}:sessionStorage;
if(s['${storageKeys.hiddenSidebar}'])(${functionText(firstHiding)})(s['${storageKeys.hiddenSidebar}']);
if(s['${storageKeys.sidebar}'])(${functionText(firstSidebar)})(s['${storageKeys.sidebar}'])}catch{}`,
  /** On the first page, with its words beside it. */
  baseUrl: `(${functionText(baseUrlCheck)})(document,JSON.parse(document.currentScript.dataset.words))`,
}

/** The text of a function that is written into pages, without comments and what types leave behind. */
function functionText(written: (...given: never[]) => unknown): string {
  return written
    .toString()
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/ {2,}/g, ' ')
}
