import { showCopied } from '../../enhancements/copy-code.ts'
import { parseJson, printJson } from '../../samples/json-value.ts'
import { size } from '../console/size.ts'
import type { StreamLabels } from './console-data.ts'
import { copyText } from './copy-text.ts'
import { button, element } from './dom.ts'
import type { LoggedFrame } from './frame-log.ts'
import styles from './frame-view.module.css'

/** Characters of a collapsed frame. */
const PREVIEW = 240

/** A frame in the list; expanded, it shows the whole formatted frame. */
export function frameRow(
  frame: LoggedFrame,
  labels: StreamLabels,
  hasOneTopic: boolean,
): HTMLLIElement {
  const isSent = frame.direction === 'sent'
  const details = element(
    'details',
    {},
    element(
      'summary',
      {},
      element('time', { textContent: timeOf(frame.at) }),
      element('span', {
        className: isSent ? styles.sent : styles.received,
        role: 'img',
        ariaLabel: isSent ? labels.sent : labels.received,
        textContent: isSent ? '↑' : '↓',
      }),
      element('code', { textContent: preview(frame.text, hasOneTopic).slice(0, PREVIEW) }),
      element('span', { className: styles.size, textContent: size(frame.bytes) }),
    ),
  )
  details.addEventListener('toggle', () => open(details, frame, labels), { once: true })
  return element('li', {}, details)
}

function open(details: HTMLDetailsElement, { text }: LoggedFrame, labels: StreamLabels): void {
  const copy = button(labels.copy, async () => {
    if (await copyText(text)) showCopied(copy)
  })
  const code = element('code', { textContent: laidOut(text) })
  details.append(element('div', {}, copy, element('pre', { tabIndex: 0 }, code)))
}

function laidOut(text: string): string {
  try {
    return printJson(parseJson(text))
  } catch {
    // Invalid JSON: unchanged.
    return text
  }
}

/** Time with milliseconds, in the reader's time zone. */
function timeOf(at: number): string {
  const date = new Date(at)
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()]
  const [hours, minutes, seconds] = clock.map((part) => String(part).padStart(2, '0'))
  return `${hours}:${minutes}:${seconds}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

/** The distinguishing part of a frame: its type and data, and its topic if there are several. */
export function preview(text: string, hasOneTopic: boolean): string {
  // A regular expression is faster than parsing, and relies on the API's order of fields.
  const [, topic = ''] = /"topic":"([^"]*)"/.exec(text) ?? []
  if (topic === '') return text
  const [, type = ''] = /"type":"([a-z]+)"/.exec(text) ?? []
  const data = text.indexOf('"data":')
  const words = [hasOneTopic ? '' : topic, type, data < 0 ? text : text.slice(data + 7, -1)]
  return words.filter(Boolean).join(' ')
}
