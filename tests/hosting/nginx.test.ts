import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { linkCookie } from '../../web/preview/link/cookie.ts'
import { draftCookie } from '../../web/preview/session/cookie.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../docs/deploying.md'), 'utf8')

test('nginx, configured as in docs/deploying.md, caches no response to a preview cookie', () => {
  const [, cookies = ''] =
    /^map \$http_cookie \$preview \{ default ""; "~(.*)" 1; \}$/m.exec(page) ?? []
  for (const name of [draftCookie, linkCookie])
    expect(`a=b; ${name}=c`).toMatch(new RegExp(cookies || '^$'))
  for (const rule of ['bypass', 'no_cache']) expect(page).toMatch(`${rule} $preview;`)
})
