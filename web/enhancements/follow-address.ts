import { showCopied } from './copy-code.ts'
import { closest, onPage } from './on-page.ts'

/** Shows the address of the selected feed, updated with each choice of the form. */
export function followAddress(): void {
  document.addEventListener('change', showFollowAddress)
  document.addEventListener('click', async (event) => {
    const button = closest<HTMLButtonElement>(event, '[data-follow-address] button')
    const field = button?.closest('p')?.querySelector('input')
    if (!button || !field) return
    try {
      await navigator.clipboard.writeText(field.value)
      showCopied(button)
    } catch (error) {
      console.warn('This browser lets no page copy; the address is selected instead.', error)
      field.select()
    }
  })
}

/** Shows the address on a new page. */
export function showFollowAddress(): void {
  const line = onPage('main')[0]?.querySelector<HTMLElement>('[data-follow-address]')
  const form = line?.closest('form')
  const field = line?.querySelector('input')
  if (!line || !form || !field) return
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const query = new URLSearchParams(chosen).toString().replaceAll('%2F', '/')
  const action = new URL(form.action).pathname
  field.value = `${line.dataset.followAddress}${action}${query === '' ? '' : `?${query}`}`
  line.hidden = false
}
