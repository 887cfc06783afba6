import { requestTabsId } from '../../operation/request-tabs-id.ts'
import { writeCode } from './write-code.ts'

/** The sample requests beside the console. */
export interface PageSamples {
  /** Shows `texts` for each request: the request itself, then its programs. */
  write: (texts: readonly (readonly string[])[]) => void
  /** Shows the tab of a request, if another is open. */
  reveal: (index: number) => void
}

/** The samples of the operation in `page`; `keys` are the keys of its requests, in order. */
export function pageSamples(
  page: ParentNode,
  operationId: string,
  keys: readonly string[],
): PageSamples {
  const code = (request: number, tab: number) => {
    const tabs = requestTabsId(operationId, keys[request] ?? '', keys.length === 1)
    return page.querySelector(`#${CSS.escape(`${tabs}-panel-${tab}`)} code`)
  }
  return {
    write(texts) {
      for (const [request, each] of texts.entries())
        for (const [tab, text] of each.entries()) {
          const found = code(request, tab)
          if (found) writeCode(found, text)
        }
    },
    reveal(index) {
      const box = code(index, 0)?.closest('[data-tabs]')?.parentElement
      const tab = page.querySelector<HTMLElement>(`[aria-controls="${box?.id}"][role="tab"]`)
      // Clicked like by a reader, so that the response of the same request is shown too.
      if (tab?.ariaSelected === 'false') tab.click()
    },
  }
}
