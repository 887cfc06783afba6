import { type Browser, type BrowserServer, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/test/find-browser.ts'

let isShared = false
let server: Promise<BrowserServer> | undefined
let connection: Promise<Browser> | undefined

/** From now on this process has one browser, which ends with it. */
export function shareBrowser(): void {
  isShared = true
}

/**
 * A headless Chromium that asks for nothing outside this machine by itself. Where the process shares
 * one, closing it closes what was opened by it; with `extra` arguments it is always one of its own.
 */
export async function launchBrowser(extra: string[] = []): Promise<Browser> {
  if (!isShared || extra.length > 0) return chromium.launch(options(extra))
  server ??= chromium.launchServer(options([]))
  return chromium.connect((await server).wsEndpoint())
}

/** The browser that this process shares, for what outlives a file of tests: never closed. */
export async function sharedBrowser(): Promise<Browser> {
  connection ??= launchBrowser()
  return connection
}

function options(extra: string[]) {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No browser is installed. `npm test` installs one.')
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      ...extra,
    ],
  }
}
