import type { Page } from 'playwright-core'
import type { Locale } from '../../web/config/locales.ts'
import { messages } from '../../web/messages/messages.ts'

/** The console of the page. */
export const consoleOf = (page: Page) => page.locator('[data-console]:visible')

const SEND = new RegExp(`^(${messages.en['console.send']}|${messages['zh-TW']['console.send']})$`)

export const sendButton = (page: Page) => consoleOf(page).getByRole('button', { name: SEND })

/** Opens the page's console and waits until it can send. */
export async function openConsole(page: Page, locale: Locale = 'en'): Promise<void> {
  await consoleOf(page).getByRole('button', { name: messages[locale]['console.open'] }).click()
  await sendButton(page).waitFor()
}

/** Enters the API key and secret. */
export async function enterKeys(
  page: Page,
  { key, secret }: { key: string; secret: string },
  locale: Locale = 'en',
): Promise<void> {
  const words = messages[locale]
  const field = (id: 'console.key' | 'console.secret') =>
    consoleOf(page).getByLabel(words[id], { exact: true })
  await field('console.key').fill(key)
  await field('console.secret').fill(secret)
}

/** Sends the call in the open console to the API at `rest`, and returns its answer. */
export async function send(page: Page, rest: string): Promise<Record<string, unknown>> {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.url().startsWith(`${rest}/v5/`) && response.request().method() !== 'OPTIONS',
    ),
    sendButton(page).click(),
  ])
  await consoleOf(page).locator('[data-answer-facts]').waitFor()
  return answer.json()
}
