export interface BaseUrlWords {
  failed: string
  reason: string
  current: string
  suggested: string
}

/**
 * Puts the banner at the top of the page when no script of the site can be had; its styles are in the
 * document and tell nothing. The enhancements are a module, which has run or failed by then; the
 * framework starts later, so it is asked for. The text of this function is put into the document, so
 * it uses nothing from outside itself.
 */
export function baseUrlCheck(page: Document, words: BaseUrlWords): void {
  page.addEventListener('DOMContentLoaded', async () => {
    if (await scriptCanBeHad()) return
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

  async function scriptCanBeHad(): Promise<boolean> {
    if (page.documentElement.dataset['enhanced'] === 'true') return true
    const address = page.documentElement.outerHTML.match(
      /[^"'\s\\]*\/_next\/static\/[^"'\s\\]+\.js/,
    )
    if (!address) return false
    try {
      const answer = await fetch(address[0], { method: 'HEAD' })
      return answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')
    } catch {
      // Nothing answered at all.
      return false
    }
  }
}
