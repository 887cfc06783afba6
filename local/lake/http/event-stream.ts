import type { ServerResponse } from 'node:http'

const KEEP_ALIVE_MS = 20_000

export type EventStream = {
  send: (event: string, data: unknown, id?: string) => void
  close: () => void
}

/** Turns the response into server-sent events; a comment now and then keeps the connection up. */
export function openEventStream(response: ServerResponse, onClose: () => void): EventStream {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  })
  response.write(':\n\n')
  const timer = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_MS)
  timer.unref()
  response.on('close', () => {
    clearInterval(timer)
    onClose()
  })
  return {
    send(event, data, id) {
      const idLine = id === undefined ? '' : `id: ${id}\n`
      response.write(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`)
    },
    close() {
      response.end()
    },
  }
}
