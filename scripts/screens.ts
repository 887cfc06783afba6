// Images of every kind of page in both modes, at all widths, in both locales: `npm run screens`.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseStack } from '../tests/support/stack-file.ts'
import { fail } from './fail.ts'
import { takeScreens } from './screens/take-screens.ts'
import { screensOptions } from './screens/views.ts'
import { stackOptions } from './stack/env.ts'
import { startStack } from './stack/start-stack.ts'
import { ensureBrowser } from './test/ensure-browser.ts'

try {
  const options = screensOptions(process.argv.slice(2))
  ensureBrowser()
  const { site, stop } = await runningSite()
  const sideways = await takeScreens(site, options).finally(stop)
  console.log(`${options.views.length} images in ${options.out}`)
  if (sideways.length > 0) throw new Error(`These pages scroll sideways:\n${sideways.join('\n')}`)
} catch (error) {
  fail(error)
}

/** The site of the stack that runs, or of one started for this. */
async function runningSite(): Promise<{ site: string; stop: () => Promise<void> }> {
  const stack = stackOptions()
  const file = path.join(stack.data, 'stack.json')
  if (existsSync(file))
    return { site: parseStack(readFileSync(file, 'utf8')).site, stop: async () => {} }
  const { urls, stop } = await startStack(stack, 'built', new AbortController().signal)
  return { site: urls.site, stop }
}
