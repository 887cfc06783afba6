import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Metric } from 'web-vitals'

const measured: readonly Metric['name'][] = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']

/**
 * A script that measures a page in the reader's browser and sends each figure with path and locale to `to`: without
 * cookies, which a beacon would send, and without anything that identifies a reader.
 */
export function vitalsScript(to: string): string {
  const file = path.join(process.cwd(), 'node_modules/web-vitals/dist/web-vitals.iife.js')
  return `${readFileSync(file, 'utf8')}
;(function (vitals, to) {
  var about = { path: location.pathname, locale: document.documentElement.lang }
  var send = function (figure) {
    var body = { name: figure.name, value: figure.value, rating: figure.rating, how: figure.navigationType }
    fetch(to, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify(Object.assign(body, about)),
    }).catch(function () {})
  }
  ${measured.map((name) => `vitals.on${name}(send)`).join('\n  ')}
})(webVitals, ${JSON.stringify(to)})
`
}
