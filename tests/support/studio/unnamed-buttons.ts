import type { Page } from 'playwright-core'

/** Visible buttons without an accessible name, each with the beginning of its markup. */
export function unnamedButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, [role=button], a[data-ui=Button]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => !button.closest('[aria-hidden=true], [inert]'))
      .filter((button) => {
        const by = button.getAttribute('aria-labelledby')?.split(' ') ?? []
        const image = button.querySelector('img[alt], svg[aria-label], svg > title')
        const names = [
          button.textContent,
          button.getAttribute('aria-label'),
          button.getAttribute('title'),
          image?.getAttribute('alt') ?? image?.textContent ?? image?.getAttribute('aria-label'),
          ...by.map((id) => document.getElementById(id)?.textContent),
        ]
        return names.every((name) => !name?.trim())
      })
      .map((button) => button.outerHTML.slice(0, 300)),
  )
}
