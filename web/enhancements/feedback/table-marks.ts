import { type FormRow, footLink, markButton, openForm } from './open-form.ts'

/**
 * Table rows have no tab stops, and one for each would be hundreds. So each table has one button, visible while
 * focused, and the form asks for the row.
 */
export function markTables(): void {
  const link = footLink()
  if (!link) return
  for (const table of document.querySelectorAll<HTMLElement>(
    'main [data-scroller]:has(> table tr[id])',
  ))
    if (!table.shadowRoot) markTable(table, link)
}

function markTable(table: HTMLElement, link: HTMLAnchorElement): void {
  const button = markButton(link)
  button.ariaLabel = `${button.textContent}: ${table.ariaLabel}`
  button.style.cssText +=
    'position:absolute;z-index:5;min-height:44px;padding:0 14px;font:500 var(--t-sm) var(--font);pointer-events:none'
  const show = (isShown: boolean) => {
    button.style.opacity = isShown ? '1' : '0'
  }
  show(false)
  button.onfocus = () => show(true)
  button.onblur = () => show(false)
  button.onclick = () => {
    const rows = [...table.querySelectorAll<HTMLElement>('tr[id]')].map(rowOf)
    void openForm({ link: footLink() ?? link, anchor: '', quote: '', rows })
  }
  table.attachShadow({ mode: 'open' }).append(button, document.createElement('slot'))
}

const rowOf = (row: HTMLElement): FormRow => ({
  anchor: row.id,
  name: row.firstElementChild?.textContent.trim() ?? row.id,
})
