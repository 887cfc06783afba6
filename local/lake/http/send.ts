import type { ServerResponse } from 'node:http'

/** Sends a JSON answer. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendJsonText(response, status, JSON.stringify(body ?? null))
}

/** Sends what is JSON already. */
export function sendJsonText(response: ServerResponse, status: number, json: string): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status).end(Buffer.from(json))
}
