import type { ServerResponse } from 'node:http'

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendJsonText(response, status, JSON.stringify(body ?? null))
}

/** Sends a JSON text. */
export function sendJsonText(response: ServerResponse, status: number, json: string): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status).end(Buffer.from(json))
}
