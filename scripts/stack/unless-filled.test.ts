import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { stackOptions } from './env.ts'
import { unlessFilled } from './unless-filled.ts'

it('unlessFilled does not refill a restored lake on any port, until the content changes', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'filled-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'content'))
  writeFileSync(path.join(root, 'content', 'a.md'), 'a')
  const options = { ...stackOptions(), root, data: root }
  // As in a restore, which has no ports.
  await unlessFilled(options, async () => {})
  const fill = vi.fn(async () => {})
  const elsewhere = { ...options, ports: { ...options.ports, exchange: 1, lake: 2 } }
  await unlessFilled(elsewhere, fill)
  expect(fill).not.toHaveBeenCalled()
  writeFileSync(path.join(root, 'content', 'a.md'), 'b')
  await unlessFilled(elsewhere, fill)
  expect(fill).toHaveBeenCalledOnce()
})
