import { functionText } from '../components/inline-script/function-text.ts'
import { basePath } from '../paths.ts'
import { trustFramework } from './trust-framework.ts'

/** What every boot script begins with. */
export const startsBooting = `(${functionText(trustFramework)})('${basePath}/_next/');
(${functionText(boot)})(`

/** The script that starts the framework, given the addresses of its data and scripts in order. */
export function bootScript(sources: string[]): string {
  return `${startsBooting}${JSON.stringify(sources).replaceAll('<', '\\u003c')})`
}

/** Whether `text` is what `bootScript` writes, for whichever addresses. */
export function isBootScript(text: string): boolean {
  return (
    text.startsWith(startsBooting) &&
    /^\[(?:"[^"\\]*",?)*\]\)$/.test(text.slice(startsBooting.length))
  )
}

/**
 * Runs in the browser, at the end of the page. What a reader presses before the site reacts is kept
 * and done when it does; links, forms and what the platform opens by itself need no waiting.
 */
function boot(sources: string[]): void {
  const root = document.documentElement
  const intents = 'pointermove pointerdown touchstart keydown wheel scroll focusin storage'.split(
    ' ',
  )
  let started = false
  let press: (() => void) | undefined
  // A browser tells of a pointer that rests where the page appears; it is no move of the reader's.
  const rests = (event: Event | undefined) =>
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    !event.movementX &&
    !event.movementY
  const start = (event?: Event) => {
    if (started || rests(event)) return
    started = true
    for (const intent of intents) removeEventListener(intent, start, true)
    for (const source of sources) {
      const script = document.createElement('script')
      script.src = source
      script.async = false
      document.head.append(script)
    }
  }
  const click = (event: Event) => {
    const button =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>('button:not([popovertarget]),[role=button]')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    press = () => button.click()
  }
  const key = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    const typing = event.target instanceof Element && event.target.closest('input,textarea,select')
    if (!(key === 'k' && (ctrlKey || metaKey)) && (key !== '/' || typing)) return
    event.preventDefault()
    press = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }),
      )
  }
  new MutationObserver((_, observer) => {
    // React brings the page to life after its frame, and the search button stands in the page.
    if (!document.querySelector('html[data-has-hydrated=true] [data-ready]')) return
    observer.disconnect()
    removeEventListener('click', click, true)
    removeEventListener('keydown', key, true)
    press?.()
  }).observe(root, { subtree: true, attributeFilter: ['data-has-hydrated', 'data-ready'] })
  addEventListener('click', click, true)
  addEventListener('keydown', key, true)
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true })
  if (document.querySelector('[data-needs-scripts]')) start()
}
