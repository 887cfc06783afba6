/**
 * Sets what the first paint needs: that scripts run, the colour mode, and attributes from the address. A mode in the
 * address applies to this load only. The text of this function is written into pages, so it refers to nothing outside
 * itself.
 */
export function firstPaint(root: HTMLElement, query: string, themeKey: string): void {
  root.dataset['js'] = ''
  const parameters = new URLSearchParams(query)
  let mode = parameters.get('docs-theme') ?? parameters.get('docusaurus-theme')
  if (mode !== 'light' && mode !== 'dark') {
    try {
      mode = localStorage.getItem(themeKey)
    } catch {
      // A browser without storage shows the default.
    }
  }
  if (mode === 'light' || mode === 'dark') {
    root.dataset['theme'] = mode
    root.dataset['themeChoice'] = mode
  }
  for (const [name, value] of parameters) {
    const attribute = /^(?:docs|docusaurus)-(data-[a-z][a-z0-9-]*)$/.exec(name)?.[1]
    // An address must not change attributes that the site sets itself.
    if (!attribute || root.hasAttribute(attribute) || attribute === 'data-announcement-dismissed')
      continue
    root.setAttribute(attribute, value)
  }
}
