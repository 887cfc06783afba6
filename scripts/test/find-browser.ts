import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { testEnv } from './env.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of an installed Chrome or Chromium, of CHROME_PATH, or of the one that Playwright downloaded. */
export function findBrowser(): string | undefined {
  const { chromePath, searchPath } = testEnv()
  const folders = searchPath.split(path.delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const candidates = [chromePath, ...onPath, ...APPLICATIONS, chromium.executablePath()]
  return candidates.find((file) => file !== undefined && existsSync(file))
}
