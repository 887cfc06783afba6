import { vitalsRoute } from '../vitals/route.ts'
import { bootScript } from './boot-script.ts'
import { isFrameworkData } from './framework-script.ts'

const script = /<script(?: ([^>]*))?>([\s\S]*?)<\/script>/g
const preload = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Takes the framework's scripts and its data out of a page and leaves a few lines that load them at
 * the reader's first move. `keep` is given the data as one script and says its address.
 * Without the framework's marks in `html` the page stays as it is, and there is no `data`.
 */
export function lateFramework(
  html: string,
  keep: (data: string) => string,
): { html: string; data?: string } {
  const sources: string[] = []
  const inline: string[] = []
  const rest = html
    .replaceAll(preload, '')
    .replaceAll(script, (found, attributes: string | undefined, text: string) => {
      const source = attributes?.match(/\bsrc="([^"]+)"/)?.[1]
      // It measures from the beginning.
      if (source === vitalsRoute) return found
      if (source !== undefined) {
        // A browser that has no modules gets the plain page.
        if (!/\bnoModule\b/i.test(attributes ?? '')) sources.push(source)
        return ''
      }
      if (attributes !== undefined || !isFrameworkData(text)) return found
      inline.push(text)
      return ''
    })
  if (sources.length === 0 || inline.length === 0) return { html }
  const data = `${inline.join(';\n')};\n`
  const boot = `<script>${bootScript([keep(data), ...sources])}</script>`
  return { html: rest.replace('</body>', () => `${boot}</body>`), data }
}
