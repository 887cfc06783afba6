import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'typesense'
import { type SearchServerOptions, startSearchServer } from '../server.ts'

export const ADMIN_KEY = 'admin-key-of-the-tests'

export function typesense(url: string, apiKey = ADMIN_KEY): Client {
  return new Client({ nodes: [{ url }], apiKey, numRetries: 0, logLevel: 'silent' })
}

/** A server on a free port with an empty folder, and its real client. */
export async function startTestServer(options: Partial<SearchServerOptions> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'search-'))
  const server = await startSearchServer({ port: 0, dataDir, adminKey: ADMIN_KEY, ...options })
  return {
    url: server.url,
    dataDir,
    client: typesense(server.url),
    /** Sends requests that no client would. */
    fetch: async (path: string, method = 'GET', body?: string, apiKey = ADMIN_KEY) => {
      const headers = { 'x-typesense-api-key': apiKey }
      const answer = await fetch(server.url + path, { method, headers, body: body ?? null })
      const text = await answer.text()
      const json = answer.headers.get('content-type')?.startsWith('application/json')
      return { status: answer.status, body: json ? JSON.parse(text) : text }
    },
    stop: async () => {
      await server.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
