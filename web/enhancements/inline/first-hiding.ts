/**
 * Keeps the sidebar called `hidden` hidden on another page of it. It is also written into the page as
 * it is: it may name nothing outside itself.
 */
export function firstHiding(hidden: string | null): boolean {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-sidebar-name]')]
  const shown = columns.find((column) => column.parentElement?.checkVisibility())
  const isHidden = hidden !== null && shown?.dataset['sidebarName'] === hidden
  if (isHidden) document.documentElement.dataset['sidebar'] = 'hidden'
  else delete document.documentElement.dataset['sidebar']
  return isHidden
}
