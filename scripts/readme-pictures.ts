// Takes README's screenshots of the running stack: a page of the site beside its Studio form, light and dark.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '../tests/support/browser.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { StudioSession } from '../tests/support/studio.ts'
import { waitForIslands } from '../tests/support/wait-for-enhancement.ts'
import { reportFailure } from './report-failure.ts'
import { neededStack } from './stack/running-stack.ts'
import { ensureBrowser } from './test/ensure-browser.ts'

const SIZE = { width: 1200, height: 900 }
/** Gap between the two screenshots, in px. */
const GAP = 24
const PAGE = { path: '/v5/market/kline', id: 'page-v5-market-kline' }
const images = path.join(import.meta.dirname, '../docs/images')

type Mode = 'light' | 'dark'

try {
  ensureBrowser()
  await takeReadmePictures(neededStack())
} catch (error) {
  reportFailure(error)
}

async function takeReadmePictures(stack: StackFile): Promise<void> {
  mkdirSync(images, { recursive: true })
  const browser = await launchBrowser()
  try {
    for (const mode of ['light', 'dark'] as const) {
      const file = path.join(images, `site-and-studio-${mode}.png`)
      await sideBySide(
        [await ofSite(browser, stack, mode), await ofStudio(browser, stack, mode)],
        file,
      )
      console.log(file)
    }
  } finally {
    await browser.close()
  }
}

async function ofSite(browser: Browser, { site }: StackFile, mode: Mode): Promise<Buffer> {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' })
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
  const page = await context.newPage()
  await page.goto(site + PAGE.path)
  await waitForIslands(page)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

async function ofStudio(browser: Browser, stack: StackFile, mode: Mode): Promise<Buffer> {
  const writer = stack.users.find(({ role }) => role === 'writer')
  if (!writer)
    throw new Error('The stack has no writer. Delete .data/users.json and start it again.')
  const studio = await StudioSession.signInByButtons(browser, stack, writer.name)
  await studio.page.setViewportSize(SIZE)
  await studio.page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  await studio.open('page', PAGE.id)
  await studio.page.locator('[data-ui="Spinner"]:visible').waitFor({ state: 'detached' })
  const picture = await studio.page.screenshot()
  await studio.page.context().close()
  return picture
}

async function sideBySide(pictures: [Buffer, Buffer], file: string): Promise<void> {
  const width = 2 * SIZE.width + GAP
  const layers = pictures.map((input, index) => ({
    input,
    left: index * (SIZE.width + GAP),
    top: 0,
  }))
  await sharp({ create: { width, height: SIZE.height, channels: 4, background: '#0000' } })
    .composite(layers)
    .png({ palette: true, effort: 10 })
    .toFile(file)
}
