/**
 * Shows `dialog` over the page. A page that was left with its dialog open, by the browser's own
 * buttons, comes back without it: readers who go back on a phone often mean to close it.
 */
export function showModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal()
  // Hidden with its page, it lost its place over it, and kept the word that it is open.
  else if (!dialog.matches(':modal')) dialog.close()
}
