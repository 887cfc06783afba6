import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../../scripts/stack/free-port.ts'
import { onPath } from '../../scripts/test/on-path.ts'
import { until } from './until.ts'

/** A Redis for tests, which can stop, restart empty, and hang. */
export interface TestRedis {
  url: string
  down: () => Promise<void>
  up: () => Promise<void>
  /** Accepts input and answers nothing, until it is stopped. */
  hang: () => void
}

/** A real Redis without persistence. */
export async function realRedis(): Promise<TestRedis> {
  const program = onPath('redis-server')
  if (!program) throw new Error('No redis-server is installed. `npm test` installs one.')
  const port = await freePort()
  const start = async () => {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--daemonize', 'no']
    const child = spawn(program, options, { stdio: 'ignore' })
    await until(() => answers(port))
    return child
  }
  let child = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    async down() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    async up() {
      child = await start()
    },
    hang: () => child.kill('SIGSTOP'),
  }
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('PING\r\n'))
    socket.once('data', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
}

/** A fake that implements the commands of the site, and refuses all others. */
export async function standInRedis(): Promise<TestRedis> {
  let hanging = false
  const sockets = new Set<Socket>()
  let streams = new Map<string, Stream>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    let received = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (hanging) return
      const { commands, rest } = split(received + chunk)
      received = rest
      for (const command of commands) socket.write(answer(streams, command))
    })
  })
  const own = await listening(server, 0)
  return {
    url: `redis://127.0.0.1:${own}`,
    async down() {
      hanging = false
      streams = new Map()
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
    async up() {
      await listening(server, own)
    },
    hang() {
      hanging = true
    },
  }
}

async function listening(server: Server, at: number): Promise<number> {
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : at
}

interface Stream {
  last: EntryId
  entries: { place: EntryId; fields: string[] }[]
  seconds?: number
}

/** Id of an entry: milliseconds, and its number within the millisecond. */
type EntryId = readonly [number, number]

/** Splits `text` into complete commands and the rest; no word contains a line break, so lengths are ignored. */
function split(text: string): { commands: string[][]; rest: string } {
  const lines = text.split('\r\n')
  const commands: string[][] = []
  let at = 0
  for (;;) {
    const end = at + 1 + 2 * Number(lines[at]?.slice(1))
    // The text after the last line break may be an incomplete line.
    if (!lines[at]?.startsWith('*') || end >= lines.length) break
    commands.push(lines.slice(at + 1, end).filter((_, index) => index % 2 === 1))
    at = end
  }
  return { commands, rest: lines.slice(at).join('\r\n') }
}

function answer(streams: Map<string, Stream>, [name = '', ...words]: string[]): string {
  const [key = ''] = words
  if (name === 'XADD') return bulk(add(streams, key, words.slice(1)))
  if (name === 'XREAD') return read(streams, words)
  const stream = streams.get(key)
  if (name === 'EXPIRE') {
    if (stream) stream.seconds = Number(words[1])
    return `:${stream ? 1 : 0}\r\n`
  }
  if (name === 'TTL') return `:${stream ? (stream.seconds ?? -1) : -2}\r\n`
  if (name === 'XLEN') return `:${stream?.entries.length ?? 0}\r\n`
  return `-ERR unknown command '${name}'\r\n`
}

/** `MAXLEN ~ <count> * <field> <value> …` */
function add(streams: Map<string, Stream>, key: string, words: string[]): string {
  const [, , most, , ...fields] = words
  const stream = streams.get(key) ?? { last: [0, 0], entries: [] }
  streams.set(key, stream)
  const now = Date.now()
  const [ms, number] = stream.last
  stream.last = now > ms ? [now, 0] : [ms, number + 1]
  stream.entries.push({ place: stream.last, fields })
  stream.entries.splice(0, Math.max(0, stream.entries.length - Number(most)))
  return stream.last.join('-')
}

/** `COUNT <count> STREAMS <key> <place>` */
function read(streams: Map<string, Stream>, [, count, , key = '', id = '']: string[]): string {
  const [ms = 0, number = 0] = id.split('-').map(Number)
  const found = (streams.get(key)?.entries ?? [])
    .filter(({ place }) => place[0] > ms || (place[0] === ms && place[1] > number))
    .slice(0, Number(count))
  if (found.length === 0) return '*-1\r\n'
  const entries = found.map(({ place, fields }) =>
    array([bulk(place.join('-')), array(fields.map(bulk))]),
  )
  return array([array([bulk(key), array(entries)])])
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
const array = (items: string[]) => `*${items.length}\r\n${items.join('')}`
