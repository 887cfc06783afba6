import { expect, it } from 'vitest'
import { withoutOutside } from './remove-outside-fonts.ts'

it('withoutOutside removes scripts and fonts of other hosts', () => {
  const own = '<script src="/static/a.js"></script><style>b { color: red }</style>'
  const bridge = '<script src="https://core.example/bridge.js" async type="module"></script>'
  expect(withoutOutside(`${bridge}\n${own}`)).toBe(own)
  const font = '@font-face { font-family: Inter; src: url("https://fonts.example/a.woff2") }\n'
  const ours = '@font-face { font-family: Own; src: url(/static/own.woff2) }'
  expect(withoutOutside(`${font}${font}${ours}`)).toBe(ours)
})
