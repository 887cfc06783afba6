import { type Browser, type BrowserServer, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/test/find-browser.ts'

let isShared = false
let server: Promise<BrowserServer> | undefined
let connection: Promise<Browser> | undefined

/** From now on this process shares one browser, which ends with the process. */
export function shareBrowser(): void {
  isShared = true
}

/**
 * A headless Chromium that sends no requests of its own outside this machine. In a process with a shared browser,
 * closing it closes only what was opened by it; with `extra` arguments it is always a separate browser.
 */
export async function launchBrowser(extra: string[] = []): Promise<Browser> {
  if (!isShared || extra.length > 0) return chromium.launch(options(extra))
  server ??= chromium.launchServer(options([]))
  return chromium.connect((await server).wsEndpoint())
}

/** The shared browser of this process, for objects that outlive a test file: never closed. */
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
