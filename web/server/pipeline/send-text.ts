import type { ServerResponse } from 'node:http'

/** Sends a plain text response that no cache may store. */
export function sendText(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'no-store',
  })
  response.end(words)
}
