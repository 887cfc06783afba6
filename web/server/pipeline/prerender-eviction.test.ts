import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { evictPrerendered } from './prerender-eviction.ts'

/** A build with the page `/built`, and pages rendered since, of 1,000 bytes each, the oldest first. */
function dist(...names: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    path.join(folder, 'prerender-manifest.json'),
    JSON.stringify({ routes: { '/built': {}, '/': {} } }),
  )
  const file = (name: string) => path.join(folder, 'server/app', name)
  for (const [index, name] of ['built', 'index', ...names].entries()) {
    for (const end of ['.html', '.meta', '.segments/_tree.segment.rsc']) {
      mkdirSync(path.dirname(file(name + end)), { recursive: true })
      writeFileSync(file(name + end), 'x'.repeat(end === '.html' ? 800 : 100))
      const used = new Date(2026, 0, 1, 0, index)
      utimesSync(file(name + end), used, used)
    }
  }
  return { folder, has: (name: string) => existsSync(file(`${name}.html`)) }
}

it('evictPrerendered removes the least recently used pages, and none of the build', async () => {
  const { folder, has } = dist('v5/a', 'v5/b', 'zh-TW/v5/c')
  expect(await evictPrerendered(folder, 2500)).toBe(1)
  expect(['built', 'index', 'v5/a', 'v5/b', 'zh-TW/v5/c'].map(has)).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})

it('evictPrerendered removes nothing below the limit', async () => {
  const { folder, has } = dist('v5/a', 'v5/b')
  expect(await evictPrerendered(folder, 2000)).toBe(0)
  expect(has('v5/a')).toBe(true)
})
