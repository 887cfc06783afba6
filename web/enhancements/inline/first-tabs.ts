/**
 * Shows the remembered tabs before the first paint, to avoid layout shifts. The text of this function is written into
 * pages, so it refers to nothing outside itself.
 */
export function firstTabs(key: string): void {
  try {
    for (const box of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const group = box.dataset.tabs ?? ''
      const value =
        new URLSearchParams(location.search).get(group) ?? localStorage.getItem(key + group)
      const tabs = [...box.querySelectorAll<HTMLElement>('[role=tab]')].filter(
        (tab) => tab.closest('[data-tabs]') === box,
      )
      const wanted = tabs.find((tab) => tab.dataset.value === value)
      for (const tab of wanted ? tabs : []) {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
        tab.setAttribute('aria-selected', String(tab === wanted))
        tab.tabIndex = tab === wanted ? 0 : -1
        panel?.toggleAttribute('data-off', tab !== wanted)
      }
      const list = wanted?.parentElement
      // Scrolls until the tab's end is clear of the fade-out.
      if (wanted && list && list.scrollWidth > list.clientWidth)
        list.scrollLeft =
          wanted.offsetLeft + wanted.offsetWidth - list.offsetLeft - list.offsetWidth + 18
    }
  } catch {
    // Without storage the first tabs show.
  }
}
