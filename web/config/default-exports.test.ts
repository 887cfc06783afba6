import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertDefaultExports } from './default-exports.ts'

describe('assertDefaultExports', () => {
  let app: string
  beforeEach(() => {
    app = mkdtempSync(path.join(tmpdir(), 'app-'))
    mkdirSync(path.join(app, 'guide'))
  })
  afterEach(() => rmSync(app, { recursive: true }))
  const write = (source: string) => writeFileSync(path.join(app, 'guide', 'page.tsx'), source)

  it.each([
    'export default function Page() {}',
    'const Page = () => null\nexport { Page as default }',
    "export { default } from './view.tsx'",
  ])('accepts %j', (source) => {
    write(source)
    expect(() => assertDefaultExports(app)).not.toThrow()
  })

  it.each(['export function Page() {}', '// export default Page', '/* export default 1 */', ''])(
    'refuses %j',
    (source) => {
      write(source)
      expect(() => assertDefaultExports(app)).toThrow(
        "The page component at guide/page.tsx doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
      )
    },
  )

  it('finds nothing to refuse in this site', () => {
    expect(() => assertDefaultExports(path.join(import.meta.dirname, '../app'))).not.toThrow()
  })
})
