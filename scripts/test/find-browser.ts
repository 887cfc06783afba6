import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { testEnv } from './env.ts'
import { onPath } from './on-path.ts'

/** The headless Chromium, which starts and opens pages in less than half the time. */
export const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of an installed Chrome or Chromium, of CHROME_PATH, or of Playwright's download. */
export function findBrowser(): string | undefined {
  const candidates = [
    testEnv().chromePath,
    ...NAMES.map(onPath),
    ...APPLICATIONS,
    chromium.executablePath(),
  ]
  return candidates.find((file) => file !== undefined && existsSync(file))
}
