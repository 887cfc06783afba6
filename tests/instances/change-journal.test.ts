import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { broadcast } from '../../web/server/cluster/broadcast.ts'
import { ChangeJournal } from '../../web/server/cluster/change-journal.ts'
import { journalChanges } from '../../web/server/cluster/journal-changes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const change = (document: string, rev = 'r1') => ({ document, rev, tags: [document, 'sitemap'] })

it('gives each change once to a process that starts later, also after a kill', async () => {
  const file = path.join(folder, 'killed.jsonl')
  const journal = new ChangeJournal(file)
  expect(await journal.begin()).toEqual([])
  await journal.append(change('page-a'))
  await journal.append(change('page-中文'))
  await journal.append(change('page-a', 'r2'))
  await journal.append({ ...change('page-b'), of: 'search' })
  appendFileSync(file, '{"document":"half')
  const told = [change('page-中文'), change('page-a', 'r2'), { ...change('page-b'), of: 'search' }]
  expect(await new ChangeJournal(file).begin()).toEqual(told)
  expect(await new ChangeJournal(file).begin()).toEqual(told)
})

it('stays short however often a document is published', async () => {
  const file = path.join(folder, 'long.jsonl')
  const journal = new ChangeJournal(file)
  await journal.begin()
  const told = Array.from({ length: 1500 }, (_, at) => journal.append(change('page-a', `r${at}`)))
  await Promise.all(told)
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(1100)
  expect(await new ChangeJournal(file).begin()).toEqual([change('page-a', 'r1499')])
})

it('invalidates again pages that only an ended instance had invalidated', async () => {
  const got: unknown[] = []
  const server = createServer(async (request, response) => {
    got.push(await json(request))
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await vi.waitUntil(() => server.listening)
  // The cast is safe: a listening TCP server has an AddressInfo.
  const self = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const file = path.join(folder, 'alone.jsonl')
  await journalChanges({ self, file })
  expect(got).toEqual([])
  await broadcast(change('page-a'))
  await journalChanges({ self, file })
  expect(got).toEqual([[change('page-a')]])
})

it('reports a journal that it cannot write', async () => {
  const file = path.join(folder, 'alone.jsonl', 'below-a-file.jsonl')
  const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }
  await journalChanges({ self: 'http://127.0.0.1:9', file, log })
  expect(log.error).toHaveBeenCalledOnce()
})
