import type { Page } from 'playwright-core'
import { until } from '../until.ts'

/** A page that is left closes its socket and then sends a message over it. */
const GOODBYE = /^WebSocket is already in CLOSING or CLOSED state/

/** The preview's page loads slowly on a busy machine; another test covers its connection. */
const SLOW = /^(The preview iframe hasn't finished loading|Unable to connect to visual editing)/

/** A new document's initial values exceeded Sanity's timeout, an error without a message: the machine was busy. */
const LATE = /^Failed to resolve initial value for template "\w+": Error$/

const EXPECTED = [GOODBYE, SLOW, LATE]

/** Collects errors of the watched pages: console errors, exceptions, failed requests. */
export class StudioErrors {
  #noted: string[] = []

  watch(page: Page, user: string): void {
    const note = (error: string) => {
      if (!EXPECTED.some((known) => known.test(error))) this.#noted.push(`${user}: ${error}`)
    }
    page.on('console', (message) => {
      // The response listener below records this error with its address.
      const isReported = message.text().startsWith('Failed to load resource: the server responded')
      if (message.type() === 'error' && !isReported) note(message.text())
    })
    page.on('websocket', (socket) => socket.on('socketerror', (error) => note(`socket ${error}`)))
    page.on('pageerror', (error) => note(`exception ${error.stack ?? error.message}`))
    page.on('response', (response) => {
      const failedRequest = `${response.request().method()} ${decodeURIComponent(response.url())}`
      if (response.status() >= 400) note(`${response.status()} ${failedRequest}`)
    })
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // The browser aborts the streams of a page that is left.
      if (why !== 'net::ERR_ABORTED') note(`${why} ${request.url()}`)
    })
  }

  /** Waits for an error that a step provokes, and removes it. */
  async provoked(pattern: RegExp): Promise<void> {
    await until(async () => this.#noted.some((error) => pattern.test(error)))
    this.#noted = this.#noted.filter((error) => !pattern.test(error))
  }

  get all(): string[] {
    return [...new Set(this.#noted)]
  }
}
