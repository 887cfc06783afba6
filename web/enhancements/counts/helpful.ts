import { storageKeys } from '../../config/storage-keys.ts'
import { closest } from '../on-page.ts'
import { sessionValue, setSessionValue } from '../storage.ts'
import { helpfulForm } from './reading.ts'

/** Submits the answer of the helpful form without leaving the page. */
export function helpful(): void {
  document.addEventListener('submit', (event) => {
    const form = closest<HTMLFormElement>(event, 'form[data-helpful]')
    if (!form) return
    event.preventDefault()
    void send(form, new FormData(form, event.submitter))
  })
}

/** Hides the question on pages that were answered in this window. */
export function markAnsweredForm(): void {
  const form = helpfulForm()
  if (form && answeredPages().includes(location.pathname)) form.dataset.answered = 'yes'
}

async function send(form: HTMLFormElement, body: FormData): Promise<void> {
  // The redirect leads back to this page, so it is not followed.
  const sent = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(
    () => null,
  )
  const isTaken = sent?.type === 'opaqueredirect'
  form.dataset.answered = isTaken ? 'yes' : 'failed'
  if (!isTaken) return
  setSessionValue(storageKeys.helpful, [...answeredPages(), location.pathname].join(' '))
  form.querySelector<HTMLElement>('[role=status]')?.focus()
}

const answeredPages = (): string[] => (sessionValue(storageKeys.helpful) ?? '').split(' ')
