import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'

/** Installs a browser when there is none: Playwright's, else the distribution's where root may. */
export function ensureBrowser(): string {
  return findBrowser() ?? installed()
}

const install = ['apt-get', 'install', '-y', '-q', '--no-install-recommends']

function installed(): string {
  const attempts = [
    [process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium'],
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', 'update', '-q'],
          [...install, 'chromium-headless-shell', 'fonts-noto-cjk'],
          [...install, 'chromium', 'fonts-noto-cjk'],
        ]
      : []),
  ]
  for (const [command = '', ...args] of attempts) {
    console.log(`No browser found; trying: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: 'inherit', timeout: 10 * 60 * 1000 })
    const found = findBrowser()
    if (found) return found
  }
  throw new Error(
    'The end-to-end tests need a browser, and none could be installed. Install Chrome or Chromium (Debian: sudo apt-get install chromium), or set CHROME_PATH, then run npm test again.',
  )
}
