import { spawnSync } from 'node:child_process'
import { testEnv } from './env.ts'
import { findBrowser, HEADLESS_SHELL } from './find-browser.ts'
import { installPackages, mayInstall } from './install-packages.ts'
import { onPath } from './on-path.ts'

const PLAYWRIGHT = ['node_modules/playwright-core/cli.js', 'install', 'chromium']
const WAIT_MS = 10 * 60 * 1000

/**
 * Installs a browser when there is none: Playwright's, else the distribution's as root. Adds a headless one to a
 * browser with windows, which saves the tests minutes.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (!found) return installed()
  if (found === testEnv().chromePath || !mayInstall() || onPath(HEADLESS_SHELL)) return found
  installPackages('a browser without windows', [HEADLESS_SHELL])
  return findBrowser() ?? found
}

function installed(): string {
  const attempts = [
    () => {
      console.log(`No browser found; trying: node ${PLAYWRIGHT.join(' ')}`)
      spawnSync(process.execPath, PLAYWRIGHT, { stdio: 'inherit', timeout: WAIT_MS })
    },
    () => installPackages('a browser', [HEADLESS_SHELL, 'fonts-noto-cjk']),
    () => installPackages('a browser', ['chromium', 'fonts-noto-cjk']),
  ]
  for (const attempt of attempts) {
    attempt()
    const found = findBrowser()
    if (found) return found
  }
  throw new Error(
    'The end-to-end tests need a browser, and none could be installed. Install Chrome or Chromium (Debian: sudo apt-get install chromium), or set CHROME_PATH, then run npm test again.',
  )
}
