import type { FaultLog } from './faults.ts'

const TIMEOUT_MS = 30_000

/** The answers of all readers. */
export interface Answers {
  requests: number
  notModified: number
  /** How long each took to its last byte, ms. */
  times: number[]
}

export interface Visit {
  text: string
  /** On the clock of `performance.now()`, ms. */
  begun: number
  ended: number
}

interface Asking extends RequestInit {
  /** Whether the text is wanted again when the server says that it is as it was; else it is empty then. */
  keep?: boolean
}

/** One reader with an address of its own, whose browser asks whether what it has read before has changed. */
export class Visitor {
  private readonly address: string
  private readonly traffic: Answers
  private readonly faults: FaultLog
  private readonly known = new Map<string, { etag: string; text: string }>()

  constructor(address: string, traffic: Answers, faults: FaultLog) {
    this.address = address
    this.traffic = traffic
    this.faults = faults
  }

  /** Undefined, and a fault, for any answer but 2xx and 304. */
  async visit(url: string, { keep = false, ...init }: Asking = {}): Promise<Visit | undefined> {
    const known = this.known.get(url)
    const begun = performance.now()
    try {
      const response = await fetch(url, {
        ...init,
        headers: {
          accept: 'text/html',
          'x-forwarded-for': this.address,
          ...(known && { 'if-none-match': known.etag }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await response.text()
      const ended = performance.now()
      this.traffic.requests += 1
      this.traffic.times.push(ended - begun)
      if (response.status === 304 && known) {
        this.traffic.notModified += 1
        return { text: known.text, begun, ended }
      }
      if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`)
      const etag = response.headers.get('etag')
      if (etag) this.known.set(url, { etag, text: keep ? text : '' })
      return { text, begun, ended }
    } catch (error) {
      const after = Math.round(performance.now() - begun)
      this.faults.add('failed answer', `${url} after ${after} ms: ${described(error)}`)
      return undefined
    }
  }
}

function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${described(error.cause)})`
}
