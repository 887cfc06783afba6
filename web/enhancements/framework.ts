import { onApproach } from './on-approach.ts'
import { closest } from './on-page.ts'

/** Addresses of the framework's data and scripts, where they are left to be loaded when wanted. */
const listId = 'deferred-scripts'

const ready = 'html[data-has-hydrated="true"]'
let loading: Promise<void> | undefined

/**
 * Loads the framework, once, unless the page does so itself; resolves when it has brought the page to
 * life. Rejects when a script does not come: the next call tries that one again.
 */
export function loadFramework(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Controls of the framework: who comes near one has it loaded, and a press waits for it. */
export function frameworkControls(): void {
  const control = '[data-framework]'
  // The press reports what coming near may not.
  onApproach(control, () => void loadFramework().catch(() => undefined))
  document.addEventListener(
    'click',
    async (event) => {
      const pressed = closest(event, control)
      if (!pressed || document.querySelector(ready)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (pressed.ariaBusy === 'true') return
      pressed.ariaBusy = 'true'
      try {
        await loadFramework()
        pressed.click()
      } catch (error) {
        console.warn('What makes this button work did not load; another press tries again.', error)
      } finally {
        pressed.ariaBusy = null
      }
    },
    { capture: true },
  )
  if (document.querySelector('[data-needs-framework]'))
    loadFramework().catch((error: unknown) =>
      console.warn('What makes this page work did not load; loading it again tries again.', error),
    )
}

async function load(): Promise<void> {
  const list = document.getElementById(listId)
  const parsed: unknown = JSON.parse(list?.textContent ?? '[]')
  const sources = Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : []
  const hydrate = async () => {
    await Promise.all([...loadStyles(), ...sources.map(loadScript)])
    await hydrated()
  }
  // First what watches for foreign nodes: a page may be translated at any moment until it is alive.
  const { hydrateAsServed } = await foreignNodes()
  await hydrateAsServed(hydrate, sources)
}

const foreignNodes = (): Promise<typeof import('./foreign-nodes.ts')> =>
  import(
    document.querySelector<HTMLElement>('script[data-foreign-nodes]')?.dataset.foreignNodes ?? ''
  )

/** A page carries only those of its rules that it needs itself: what comes with the framework needs all. */
function loadStyles(): Promise<void>[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
  return links.map(
    (link) =>
      new Promise((resolve) => {
        const file = link.href.split(/[?/]/).find((part) => part.endsWith('.css')) ?? ''
        link.addEventListener('load', () => {
          document.querySelector(`style[data-of="${CSS.escape(file)}"]`)?.remove()
          resolve()
        })
        // The page stays as it looks.
        link.addEventListener('error', () => resolve())
        link.removeAttribute('media')
        link.disabled = false
      }),
  )
}

function loadScript(source: string): Promise<void> {
  if (document.querySelector(`script[src="${CSS.escape(source)}"][data-loaded]`))
    return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    // In their order, however soon each comes.
    script.async = false
    script.addEventListener('load', () => {
      script.dataset.loaded = ''
      resolve()
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${source} did not load`))
    })
    document.head.append(script)
  })
}

function hydrated(): Promise<void> {
  if (document.querySelector(ready)) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(ready)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] })
  })
}
