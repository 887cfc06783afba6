import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/test/find-browser.ts'

/** A headless Chromium that asks for nothing outside this machine by itself. */
export async function launchBrowser(extra: string[] = []): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No browser is installed. `npm test` installs one.')
  return chromium.launch({
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
  })
}
