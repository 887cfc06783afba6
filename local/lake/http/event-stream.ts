import type { ServerResponse } from 'node:http'

/** Interval of keep-alive comments, and the wait before a client reconnects, in ms. */
const RECONNECT_MS = 500
const KEEP_ALIVE = Buffer.from(':\n\n')

export type EventStream = {
  /** `frames` come from `eventFrame`: the same bytes can be sent to many streams. */
  send: (...frames: readonly Buffer[]) => void
  keepAlive: () => void
  /** Ends the stream after pending events; the client reconnects by itself. */
  end: () => void
}

/** A server-sent event as bytes. */
export function eventFrame(event: string, data: unknown, id?: string): Buffer {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return Buffer.from(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`)
}

/**
 * Turns the response into server-sent events. A client that leaves more than `maxBuffered` bytes unread, or reads
 * nothing between two keep-alives, is disconnected to limit memory, and resumes when it can.
 */
export function openEventStream(
  response: ServerResponse,
  { maxBuffered, onClose }: { maxBuffered: number; onClose: () => void },
): EventStream {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  })
  response.write(`:\nretry: ${RECONNECT_MS}\n\n`)
  let stuck = false
  response.on('drain', () => {
    stuck = false
  })
  response.on('close', onClose)
  return {
    send(...frames) {
      for (const frame of frames) {
        if (response.destroyed || response.writableEnded) return
        if (response.writableLength > maxBuffered) return void response.destroy()
        response.write(frame)
      }
    },
    keepAlive() {
      if (stuck) return void response.destroy()
      stuck = !response.write(KEEP_ALIVE)
    },
    end() {
      response.end()
    },
  }
}
