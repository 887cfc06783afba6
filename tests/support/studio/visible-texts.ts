import type { Page } from 'playwright-core'

/** Selectors of document content and of elements without language: editors, document rows, code, the site itself. */
const CONTENT = [
  ...['[contenteditable]', 'textarea', 'code', 'pre', 'kbd', 'iframe', 'svg', 'style', 'script'],
  ...['[data-testid="vision-query-editor"]', '.cm-editor', '[lang]:not(html)'],
  ...['[data-testid^="text-block"]', '[data-testid="pt-editor__scroller"]'],
  ...['[data-testid^="draft-"]', '[data-testid^="row-"]', '[data-testid^="delivery-"]'],
  // Readers' search queries.
  'ol[data-testid^="insights-"]',
]

/** The distinct texts that users see or hear now: texts, names, hints, options and placeholders. */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate((content) => {
    const found = new Set<string>()
    const take = (text: string | null) => {
      const words = (text ?? '').replace(/\s+/g, ' ').trim()
      if (words !== '') found.add(words)
    }
    const isShown = (element: Element) =>
      !element.closest(content) &&
      (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true })
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (node.parentElement && isShown(node.parentElement)) take(node.textContent)
    const names = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder']
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      if (isShown(element)) for (const name of names) take(element.getAttribute(name))
    return [...found]
  }, CONTENT.join())
}
