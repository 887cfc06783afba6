import { createHash } from 'node:crypto'
import { storageKeys } from '../../config/storage-keys.ts'
import { baseUrlCheck } from './base-url-check.ts'
import { firstAnnouncement } from './first-announcement.ts'
import { firstHiding } from './first-hiding.ts'
import { firstPaint } from './first-paint.ts'
import { firstSidebar } from './first-sidebar.ts'
import { firstTabs } from './first-tabs.ts'
import { labelToggle } from './label-toggle.ts'

/** All inline scripts of pages. No others run: `web/server/pipeline` sends browsers the hashes of these. */
export const inlineScripts = {
  /** Before the first paint. */
  firstPaint: `(${functionText(firstPaint)})(document.documentElement,location.search,'${storageKeys.theme}');
try{if(sessionStorage['${storageKeys.fonts}'])document.documentElement.dataset.fonts=''}catch{}`,
  /** Right after the toggle of the colour mode, to label it with the current mode. */
  toggleLabel: `(${functionText(labelToggle)})(document.currentScript.previousElementSibling,document.documentElement.dataset.theme)`,
  /** Right after the announcements, to show the current one before the first paint. */
  announcement: `{let c;try{c=localStorage['${storageKeys.announcement}']}catch{}
(${functionText(firstAnnouncement)})(document.documentElement,document.currentScript.previousElementSibling.children,(c??'').split(' '))}`,
  /** After the tabs of a page. */
  firstTabs: `(${functionText(firstTabs)})('${storageKeys.tab('')}')`,
  /** After the sidebar: restores its state, except after a reload. Does nothing without a stored state. */
  firstSidebar: `try{let s=performance.getEntriesByType('navigation')[0]?.type==='reload'?{}:sessionStorage;
if(s['${storageKeys.hiddenSidebar}'])(${functionText(firstHiding)})(s['${storageKeys.hiddenSidebar}']);
if(s['${storageKeys.sidebar}'])(${functionText(firstSidebar)})(s['${storageKeys.sidebar}'])}catch{}`,
  /** On the first page, with its texts in `data-words`. */
  baseUrl: `(${functionText(baseUrlCheck)})(document,JSON.parse(document.currentScript.dataset.words))`,
}

/** The source of a function for pages, without comments and the blank lines of removed types. */
function functionText(written: (...given: never[]) => unknown): string {
  return written
    .toString()
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/ {2,}/g, ' ')
}

/** The hashes by which a content security policy allows the inline scripts. */
export const scriptHashes: readonly string[] = Object.values(inlineScripts).map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
)
