import { newId } from '../new-id.ts'
import type { FormRow, MarkedPassage } from './open-form.ts'
import { queuedReports, queueReport, removeQueuedReport } from './report-queue.ts'
import { sendReport } from './send-report.ts'

const FRAME =
  'box-sizing:border-box;width:min(34rem,calc(100vw - 16px));max-height:calc(100dvh - 16px);margin:auto;padding:20px;overflow:auto;border:1px solid var(--line);border-radius:12px;background:var(--bg);color:var(--text)'

/**
 * Opens the form at `address`, which is also a page of its own, in a dialog, with the quoted text or a choice of table
 * rows.
 */
export async function openReport(
  address: string,
  { quote, rows }: Pick<MarkedPassage, 'quote' | 'rows'>,
): Promise<void> {
  // Without `crypto.subtle` the proof of work that the site demands cannot be computed.
  if (!isSecureContext) throw new Error('The dialog needs https')
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const form = page.querySelector('form')
  const style = page.querySelector('style')
  if (!form || !style) throw new Error(`${address} has no form`)
  const dialog = document.createElement('dialog')
  dialog.style.cssText = FRAME
  dialog.setAttribute('aria-labelledby', 'report-title')
  dialog.append(document.adoptNode(style), document.adoptNode(form))
  dialog.addEventListener('close', () => dialog.remove())
  showQuote(form, quote)
  if (rows) askForRow(form, rows)
  form.querySelector('[data-close]')?.addEventListener('click', (event) => {
    event.preventDefault()
    dialog.close()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form)
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** Sends stored reports; those that the site refuses are dropped. */
export async function sendWaiting(): Promise<void> {
  // Two tabs must not send a report twice, though the site would store it once.
  await navigator.locks.request('feedback', async () => {
    for (const report of queuedReports()) {
      const sent = await sendReport(report)
      if (sent.is === 'later') return
      removeQueuedReport(report)
    }
  })
}

function showQuote(form: HTMLFormElement, quote: string): void {
  const hidden = form.elements.namedItem('quote')
  if (hidden instanceof HTMLInputElement) hidden.value = quote.slice(0, 1000)
  if (quote === '') return
  const words = document.createElement('q')
  words.textContent = quote.length > 120 ? `${quote.slice(0, 120)}…` : quote
  form.querySelector('[data-passage]')?.append(' ', words)
}

/** Replaces the anchor field, because each row has an anchor. */
function askForRow(form: HTMLFormElement, rows: readonly FormRow[]): void {
  const anchor = form.elements.namedItem('anchor')
  if (!(anchor instanceof HTMLInputElement)) return
  const select = document.createElement('select')
  select.name = anchor.name
  select.required = true
  select.append(new Option('–', ''), ...rows.map((row) => new Option(row.name, row.anchor)))
  const label = document.createElement('label')
  label.append(form.dataset.row ?? '', select)
  anchor.replaceWith(label)
}

async function submit(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')
  if (!button || button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  say(form, form.dataset.sending)
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  form.dataset.key ??= newId()
  const report = { to: form.action, key: form.dataset.key, fields: Object.fromEntries(entries) }
  // A report that is not sent before the reader leaves is sent by the next page.
  queueReport(report)
  const sent = await sendReport(report)
  if (sent.is !== 'later') removeQueuedReport(report)
  const isLost = sent.is === 'later' && !queuedReports().some(({ key }) => key === report.key)
  if (sent.is === 'refused' || isLost) {
    button.ariaDisabled = null
    say(form, (sent.is === 'refused' && sent.why) || form.dataset.failed)
    return
  }
  for (const part of form.querySelectorAll<HTMLElement>('fieldset, label, #report-private'))
    part.hidden = true
  button.hidden = true
  say(form, sent.is === 'taken' ? form.dataset.thanks : form.dataset.kept)
  form.querySelector<HTMLElement>('[data-close]')?.focus()
}

function say(form: HTMLFormElement, words = ''): void {
  const state = form.querySelector('[data-state]')
  if (state) state.textContent = words
}
