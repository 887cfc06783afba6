// Photographs every kind of page in both modes, at all widths, in both locales, and fails where one scrolls sideways:
// `npx node scripts/screens.ts [--page landing] [--theme dark] [--width 360] [--locale en] [--out folder] [--full]`,
// each of the first four as often as wanted. `npx node scripts/screens.ts --readme` takes README's pictures instead.
import { reportFailure } from './report-failure.ts'
import { takeReadmePictures } from './screens/readme-pictures.ts'
import { takeScreens } from './screens/take-screens.ts'
import { screensOptions } from './screens/views.ts'
import { stackOptions } from './stack/env.ts'
import { neededStack, runningStack } from './stack/running-stack.ts'
import { startStack } from './stack/start-stack.ts'
import { ensureBrowser } from './test/ensure-browser.ts'

try {
  const args = process.argv.slice(2)
  if (args.includes('--readme')) {
    ensureBrowser()
    await takeReadmePictures(neededStack())
  } else {
    await takeAll(args)
  }
} catch (error) {
  reportFailure(error)
}

async function takeAll(args: string[]): Promise<void> {
  const options = screensOptions(args)
  ensureBrowser()
  const { site, stop } = await siteToShow()
  const sideways = await takeScreens(site, options).finally(stop)
  console.log(`${options.views.length} images in ${options.out}`)
  if (sideways.length > 0) throw new Error(`These pages scroll sideways:\n${sideways.join('\n')}`)
}

/** The site of the stack that runs, or of one started for this. */
async function siteToShow(): Promise<{ site: string; stop: () => Promise<void> }> {
  const running = runningStack()
  if (running) return { site: running.site, stop: async () => {} }
  const { urls, stop } = await startStack(stackOptions(), 'built', new AbortController().signal)
  return { site: urls.site, stop }
}
