import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StreamAnswer } from './read-answer.ts'
import { type LoginArgs, StreamSession, type StreamState } from './stream-session.ts'

/** A fake WebSocket, controlled by the test. */
class Socket {
  static readonly OPEN = 1
  static last: Socket
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onclose: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  readonly url: string
  constructor(url: string) {
    this.url = url
    Socket.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  break() {
    this.readyState = 3
    this.onclose()
  }
  say(frame: unknown) {
    this.onmessage({ data: JSON.stringify(frame) })
  }
}

const states: StreamState[] = []
const refusals: (StreamAnswer | Error)[] = []
const heartbeats: number[] = []
const shown: string[] = []
const pong = { op: 'pong', args: ['1'] }

function start(login?: () => Promise<LoginArgs>) {
  const session = new StreamSession({
    url: 'wss://stream.example/v5/public/linear',
    topics: ['tickers.BTCUSDT'],
    ...(login && { login }),
    onState: (state) => states.push(state),
    onFrame: ({ text }) => shown.push(text),
    onHeartbeat: (ms) => heartbeats.push(ms),
    onRefusal: (refusal) => refusals.push(refusal),
  })
  session.start()
  return session
}
const sent = () =>
  Socket.last.sent.map(({ op, args }) => [op, ...(Array.isArray(args) ? args : [])])
const kinds = () => states.map(({ kind }) => kind)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  for (const list of [states, refusals, heartbeats, shown]) list.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('StreamSession', () => {
  it('subscribes once the connection is open, and pings every 20 seconds', () => {
    start()
    Socket.last.open()
    expect(sent()).toEqual([['subscribe', 'tickers.BTCUSDT'], ['ping']])
    vi.advanceTimersByTime(40)
    Socket.last.say(pong)
    expect(heartbeats).toEqual([40])
    vi.advanceTimersByTime(19_999)
    expect(sent()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(sent().at(-1)).toEqual(['ping'])
    expect(kinds()).toEqual(['connecting', 'open'])
  })

  it('reconnects with its topics after growing waits', () => {
    const session = start()
    Socket.last.open()
    session.follow(['tickers.ETHUSDT'])
    expect(sent().slice(2)).toEqual([
      ['unsubscribe', 'tickers.BTCUSDT'],
      ['subscribe', 'tickers.ETHUSDT'],
    ])
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      Socket.last.break()
      expect(states.at(-1)).toMatchObject({ kind: 'waiting', seconds })
      const before = Socket.last
      vi.advanceTimersByTime(seconds * 1000 - 1)
      expect(Socket.last).toBe(before)
      vi.advanceTimersByTime(1)
      expect(Socket.last).not.toBe(before)
    }
    Socket.last.open()
    expect(sent()).toEqual([['subscribe', 'tickers.ETHUSDT'], ['ping']])
    Socket.last.break()
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', seconds: 1, attempt: 1 })
  })

  it('gives up a connection that answers no ping', () => {
    start()
    Socket.last.open()
    const silent = Socket.last
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)?.kind).toBe('waiting')
    expect(silent.readyState).toBe(3)
    // Later messages of the old connection are ignored.
    silent.break()
    vi.advanceTimersByTime(1000)
    expect(kinds()).toEqual(['connecting', 'open', 'waiting', 'connecting'])
  })

  it('does not reconnect after stop', () => {
    const session = start()
    Socket.last.open()
    const { last } = Socket
    session.stop()
    last.break()
    vi.advanceTimersByTime(120_000)
    expect(kinds()).toEqual(['connecting', 'open', 'closed'])
    expect(Socket.last).toBe(last)
  })

  it('reports what the server refuses, and continues', () => {
    start()
    Socket.last.open()
    const words = 'error:handler not found,topic:tickers.BTCUSDT'
    Socket.last.say({ success: false, ret_msg: words, op: 'subscribe' })
    expect(refusals).toEqual([{ op: 'subscribe', success: false, words }])
    expect(states.at(-1)?.kind).toBe('open')
  })
})

describe('a login of StreamSession', () => {
  const args: LoginArgs = ['KEY', 1_735_689_610_000, 'SIGNATURE']

  it('is sent first, and not shown', async () => {
    start(() => Promise.resolve(args))
    Socket.last.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toEqual([['auth', ...args]])
    Socket.last.say({ success: true, ret_msg: '', op: 'auth', conn_id: '1' })
    expect(sent().slice(1)).toEqual([['subscribe', 'tickers.BTCUSDT'], ['ping']])
    expect(kinds()).toEqual(['connecting', 'signingIn', 'open'])
    expect(shown.join()).not.toMatch(/SIGNATURE|KEY/)
  })

  it('that is refused ends the connection', async () => {
    start(() => Promise.resolve(args))
    Socket.last.open()
    await vi.advanceTimersByTimeAsync(0)
    Socket.last.say({ success: false, ret_msg: 'error sign!', op: 'auth', conn_id: '1' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(kinds()).toEqual(['connecting', 'signingIn', 'closed'])
    expect(refusals).toEqual([{ op: 'auth', success: false, words: 'error sign!' }])
  })

  it('that cannot be signed ends the connection too', async () => {
    start(() => Promise.reject(new Error('no such key')))
    Socket.last.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(kinds().at(-1)).toBe('closed')
    expect(refusals).toEqual([new Error('no such key')])
  })
})
