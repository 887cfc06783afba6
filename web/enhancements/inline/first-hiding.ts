/**
 * Keeps the sidebar named `hidden` hidden on its other pages. The text of this function is written into pages, so it
 * refers to nothing outside itself.
 */
export function firstHiding(hidden: string | null): boolean {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-sidebar-name]')]
  const shown = columns.find((column) => column.parentElement?.checkVisibility())
  const isHidden = hidden !== null && shown?.dataset['sidebarName'] === hidden
  if (isHidden) document.documentElement.dataset['sidebar'] = 'hidden'
  else delete document.documentElement.dataset['sidebar']
  return isHidden
}
