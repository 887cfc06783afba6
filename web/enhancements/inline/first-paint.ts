/**
 * What must be known before the first paint: that scripts run, the colour mode, and attributes that
 * the address asks for. A mode in the address counts for this load and is not kept. The text of this
 * function is put into the document, so it uses nothing from outside itself.
 */
export function firstPaint(root: HTMLElement, query: string, themeKey: string): void {
  root.dataset['js'] = ''
  const asked = new URLSearchParams(query)
  let mode = asked.get('docs-theme') ?? asked.get('docusaurus-theme')
  if (mode !== 'light' && mode !== 'dark') {
    try {
      mode = localStorage.getItem(themeKey)
    } catch {
      // A browser that keeps nothing shows the default.
    }
  }
  if (mode === 'light' || mode === 'dark') {
    root.dataset['theme'] = mode
    root.dataset['themeChoice'] = mode
  }
  for (const [name, value] of asked) {
    const attribute = /^(?:docs|docusaurus)-(data-[a-z][a-z0-9-]*)$/.exec(name)?.[1]
    // What the site itself says with an attribute is not for an address to change.
    if (!attribute || root.hasAttribute(attribute) || attribute === 'data-announcement-dismissed')
      continue
    root.setAttribute(attribute, value)
  }
}
