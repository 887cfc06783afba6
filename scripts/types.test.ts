import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const config = 'export default { distDir: ".next-types", typescript: { ignoreBuildErrors: true } }'
const layout =
  'export default ({ children }: LayoutProps<"/">) => <html><body>{children}</body></html>'

/** A repository with these files in the site's `app` folder. */
function siteOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const file of ['tsconfig.json', 'tsconfig.routes.json', 'web/tsconfig.json'])
    cpSync(path.join(root, file), path.join(folder, file))
  writeFileSync(path.join(folder, 'web/next.config.mjs'), config)
  for (const [name, text] of Object.entries({ 'layout.tsx': layout, ...files })) {
    const file = path.join(folder, 'web/app', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

/** Exit status and errors of the type check of a site. */
function checked(files: Record<string, string>): { status: number | null; stderr: string } {
  const script = path.join(root, 'scripts/types.ts')
  return spawnSync(process.execPath, [script], { cwd: siteOf(files), encoding: 'utf8' })
}

it('the type check accepts routes with Next’s expected exports', () => {
  const { status, stderr } = checked({
    'declared/page.tsx': 'export default function Page() { return null }',
    'named/page.tsx': 'const Page = () => null\nexport { Page as default }',
    'passed/page.tsx': 'export { default } from "../named/page.tsx"',
    'api/[name]/route.ts':
      'export const GET = (_: Request, __: { params: Promise<{ name: string }> }) => new Response()',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

it('the type check refuses pages without a component, and handlers with parameters that their address lacks', () => {
  const wrong = {
    'named/page.tsx': 'export function Page() { return null }',
    'noted/page.tsx': '// export default Page\nexport {}',
    'number/page.tsx': 'export default 1',
    'api/[name]/route.ts':
      'export const GET = (_: Request, __: { params: Promise<{ id: string }> }) => new Response()',
  }
  const { status, stderr } = checked(wrong)
  expect(status).toBe(1)
  const refused = [...stderr.matchAll(/import\(".*?\/web\/app\/(\S+)"\)' does not satisfy/g)]
  expect(refused.map(([, route]) => route).sort()).toEqual([
    'api/[name]/route',
    'named/page',
    'noted/page',
    'number/page',
  ])
})
