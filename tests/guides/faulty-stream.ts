import { once } from 'node:events'
import { type WebSocket, WebSocketServer } from 'ws'
import { type BookChange, RealBook } from './real-book.ts'

const TOPIC = 'orderbook.50.BTCUSDT'

/** A message of the stream, or a fault. */
export type StreamStep =
  | { kind: 'delta' | 'lost' | 'twice'; changes: BookChange[] }
  | { kind: 'wiped' | 'old' | 'snapshot' | 'restart' | 'crossed' }

/** A stream of one order book with every kind of fault, for one program. */
export async function startFaultyStream() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const book = new RealBook()
  let u = 1
  let program: WebSocket | undefined
  let subscriptions = 0
  let heard = () => {}
  /** Every output that was correct at some time. */
  const right = new Set<string>()

  const send = (type: string, data: object, number = u) => {
    right.add(JSON.stringify(book.view(u)))
    const message = {
      topic: TOPIC,
      type,
      ts: 1,
      data: { s: 'BTCUSDT', ...data, u: number, seq: 1 },
    }
    program?.send(JSON.stringify(message))
  }
  const snapshot = () => send('snapshot', book.shown())

  server.on('connection', (socket) => {
    program = socket
    socket.on('message', (text) => {
      const { op } = JSON.parse(String(text))
      socket.send(JSON.stringify({ success: true, ret_msg: '', op, conn_id: '1' }))
      if (op !== 'subscribe') return
      subscriptions += 1
      snapshot()
      heard()
    })
  })

  /** Sends a fault that makes a program subscribe again, and waits until it has. */
  async function spoilt(spoil: () => void): Promise<void> {
    const again = new Promise<void>((resolve) => {
      heard = resolve
    })
    spoil()
    await again
  }

  const address = server.address()
  return {
    url: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    right,
    subscriptions: () => subscriptions,
    /** The output that the program should show now. */
    view: () => JSON.stringify(book.view(u)),
    /** Plays the steps; resolves when each loss has been noticed, and the program has received all it needs. */
    async play(steps: readonly StreamStep[]): Promise<void> {
      let isLost = false
      const delta = async (change: () => object) => {
        const data = change()
        u += 1
        if (!isLost) return send('delta', data)
        isLost = false
        await spoilt(() => send('delta', data))
      }
      for (const step of steps) {
        if (step.kind === 'delta') await delta(() => book.change(step.changes))
        if (step.kind === 'wiped') await delta(() => book.wipe(48))
        if (step.kind === 'twice') {
          await delta(() => book.change(step.changes))
          send('delta', { b: [['1', '1']], a: [] })
        }
        if (step.kind === 'old' && !isLost)
          send('delta', { b: [['99', '7']], a: [['101', '7']] }, Math.max(0, u - 3))
        if (step.kind === 'lost') {
          book.change(step.changes)
          u += 1
          isLost = true
        }
        if (step.kind === 'restart') u = 1
        if (step.kind === 'restart' || step.kind === 'snapshot') {
          isLost = false
          snapshot()
        }
        if (step.kind === 'crossed') {
          isLost = false
          u += 1
          await spoilt(() => send('delta', { b: [['1000', '1']], a: [['1', '1']] }))
        }
      }
      await delta(() => book.change([['b', 1, u % 7 === 0 ? 7 : u % 7]]))
    },
    close: async () => {
      program?.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
