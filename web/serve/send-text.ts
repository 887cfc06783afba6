import type { ServerResponse } from 'node:http'

/** Answers in plain words, which no browser takes for anything else. */
export function sendText(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
  response.end(words)
}
