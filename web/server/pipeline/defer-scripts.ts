import { vitalsRoute } from '../../enhancements/vitals/route.ts'
import { isFrameworkData } from './framework-script.ts'

const script = /<script(?: ([^>]*))?>([\s\S]*?)<\/script>/g
const preload = /<link rel="preload" as="script"[^>]*\/>/g

/** Of the list that the enhancements read when the framework is wanted: `web/enhancements/framework.ts`. */
export const deferredList = '<script type="application/json" id="deferred-scripts">'

/**
 * Takes the framework's scripts and its data out of a page and leaves the list of their addresses.
 * `keep` is given the data as one script and says its address. Without the framework's marks in `html`
 * the page stays as it is, and there is no `data`.
 */
export function deferScripts(
  html: string,
  keep: (data: string) => string,
): { html: string; data?: string } {
  const sources: string[] = []
  const inline: string[] = []
  const rest = html
    .replaceAll(preload, '')
    .replaceAll(script, (found, attributes: string | undefined, text: string) => {
      const source = attributes?.match(/\bsrc="([^"]+)"/)?.[1]
      // What measures the page does so from the beginning, and the enhancements are modules.
      if (source === vitalsRoute || /\btype="module"/.test(attributes ?? '')) return found
      if (source !== undefined) {
        // A browser that has no modules gets the plain page.
        if (!/\bnoModule\b/i.test(attributes ?? '')) sources.push(source)
        return ''
      }
      if (attributes !== undefined || !isFrameworkData(text)) return found
      inline.push(text)
      return ''
    })
  const hasData = inline.some((text) => text.startsWith('self.__next_f.push('))
  if (sources.length === 0 || !hasData || !rest.includes('</body>')) return { html }
  const data = `${inline.join(';\n')};\n`
  const list = JSON.stringify([keep(data), ...sources]).replaceAll('<', '\\u003c')
  return { html: rest.replace('</body>', () => `${deferredList}${list}</script></body>`), data }
}
