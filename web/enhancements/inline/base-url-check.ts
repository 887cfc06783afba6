export interface BaseUrlWords {
  failed: string
  reason: string
  current: string
  suggested: string
}

/**
 * Shows a banner at the top of the page when no file of the site can be loaded: the preceding script has waited for the
 * style sheet. The text of this function is written into pages, so it refers to nothing outside itself.
 */
export function baseUrlCheck(page: Document, words: BaseUrlWords): void {
  page.addEventListener('DOMContentLoaded', () => {
    // This property is set by the style sheet.
    if (getComputedStyle(page.documentElement).getPropertyValue('--nav') !== '') return
    const banner = page.createElement('div')
    banner.id = 'base-url-issue-banner'
    banner.style.cssText =
      'border:thick solid red;background:#fff3f2;color:#1b1b1b;margin:20px;padding:20px;font:20px/1.5 sans-serif'
    for (const text of [words.failed, words.reason, words.current]) {
      const line = page.createElement('p')
      line.textContent = text
      banner.append(line)
    }
    const suggestion = page.createElement('code')
    suggestion.textContent = location.pathname.endsWith('/')
      ? location.pathname
      : `${location.pathname}/`
    const line = page.createElement('p')
    line.append(`${words.suggested} `, suggestion)
    banner.append(line)
    page.body.prepend(banner)
  })
}
