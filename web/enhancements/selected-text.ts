/** What the reader has marked on the page, which is probably what they look for. */
export function selectedText(): string {
  return (getSelection()?.toString() ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 64)
}
