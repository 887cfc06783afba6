// Needs a browser: each person publishes their language.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { edit, lakeAs } from '../../support/lake.ts'
import { openHistory, restore } from '../../support/studio/history-panel.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const [writer, translator] = [lakeAs(stack, 'writer'), lakeAs(stack, 'translator')]
const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(
  (name) => `page-v5-languages-${name}`,
)
const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = names
const nameOf = (role: string) => stack.users.find((user) => user.role === role)?.name ?? ''

const page = (_id: string) => ({
  _id,
  _type: 'page',
  path: { _type: 'slug', current: _id.replace('page-v5-', 'v5/') },
  title: { _type: 'localeString', en: 'Old words', zhTW: '舊文' },
  version: { _type: 'reference', _ref: 'version-next' },
  body: { _type: 'localeBody', en: [] },
})

const titles = async (id: string) => {
  const read = async (_id: string) => {
    const { en, zhTW } = (await writer.getDocument(_id))?.['title'] ?? {}
    return en === undefined ? null : [en, zhTW]
  }
  return { live: await read(id), draft: await read(`drafts.${id}`) }
}

describe('a page edited by a writer and a translator', () => {
  let browser: Browser
  /** The session of each person, with its language. */
  const sessions = new Map<string, { studio: StudioSession; language: 'en-US' | 'zh-TW' }>()
  const open = async (user: string, id: string, language: 'en-US' | 'zh-TW') => {
    const session = sessions.get(user) ?? {
      // The translator's session switches to Chinese.
      studio: await (user === 'Translator'
        ? StudioSession.signInAnew(browser, stack, user)
        : StudioSession.signIn(stack, user)),
      language: 'en-US',
    }
    const { studio } = session
    if (language !== session.language) await studio.changeLanguage(language)
    sessions.set(user, { studio, language })
    await studio.open('page', id)
    const { page } = studio
    const button = (name: string) =>
      page.getByTestId('pane-footer').getByRole('button', { name, exact: true })
    /** Clicks the action once it is enabled. */
    const press = async (name: string) => {
      await until(() => button(name).isEnabled(), 60_000)
      await button(name).click()
    }
    return { page, button, press }
  }

  beforeAll(async () => {
    browser = await launchBrowser()
    for (const id of names) {
      await writer.createOrReplace(page(id))
      await edit(writer, id, { 'title.en': 'New words' })
      await edit(translator, id, { 'title.zhTW': '新文' })
    }
  })
  afterAll(async () => {
    await browser.close()
    for (const id of names)
      for (const one of [`drafts.${id}`, id]) await lakeAs(stack, 'administrator').delete(one)
    await waitForDeliveries(stack)
  })

  it('is published in Chinese by the translator, and the English draft stays', async () => {
    const { page, button, press } = await open('Translator', first, 'zh-TW')
    await page.getByText('英文尚未發布').first().waitFor()
    await press('發布繁體中文')
    await expect
      .poll(() => titles(first))
      .toEqual({ live: ['Old words', '新文'], draft: ['New words', '新文'] })
    await until(() => button('發布繁體中文').isDisabled())
  })

  it('is published in both languages by an editor of both, also right after typing', {
    tags: ['nightly'],
  }, async () => {
    await writer.delete(`drafts.${sixth}`)
    await edit(writer, sixth, { 'title.zhTW': '新文' })
    const { page, button } = await open('Writer', sixth, 'en-US')
    await page.getByTestId('field-title.en').getByRole('textbox').fill('New words')
    await until(() => button('Publish English').or(button('Publish both languages')).isEnabled())
    await button('Publish English').or(button('Publish both languages')).click()
    await expect.poll(() => titles(sixth)).toEqual({ live: ['New words', '新文'], draft: null })
  })

  it('is then published in English by the writer, and no draft is left', {
    tags: ['nightly'],
  }, async () => {
    const { press } = await open('Writer', first, 'en-US')
    await press('Publish English')
    await expect.poll(() => titles(first)).toEqual({ live: ['New words', '新文'], draft: null })
  })

  it('is published in English by the writer, who sees the pending Chinese and its author', async () => {
    const { page, button, press } = await open('Writer', second, 'en-US')
    await page.getByText('Traditional Chinese waits').first().waitFor()
    const told = page.getByText(`last by ${nameOf('translator')}`).first()
    await told.waitFor({ state: 'attached' })
    await press('Publish English')
    await expect
      .poll(() => titles(second))
      .toEqual({ live: ['New words', '舊文'], draft: ['New words', '新文'] })
    await until(() => button('Publish English').isDisabled())
  })

  it('is discarded in Chinese by the translator, and the English draft stays', {
    tags: ['nightly'],
  }, async () => {
    const { page } = await open('Translator', fourth, 'en-US')
    await page.getByText('English waits').first().waitFor()
    await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
    await page.getByRole('menuitem', { name: 'Discard changes' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect
      .poll(() => titles(fourth))
      .toEqual({ live: ['Old words', '舊文'], draft: ['New words', '舊文'] })
  })

  it('is restored in Chinese by the translator, and the English draft stays', {
    tags: ['nightly'],
  }, async () => {
    const { page } = await open('Translator', fifth, 'en-US')
    await page.getByText('English waits').first().waitFor()
    const entries = await openHistory(page)
    await restore(page, entries.last(), 'Restore your language as it was then?')
    await expect
      .poll(() => titles(fifth))
      .toEqual({ live: ['Old words', '舊文'], draft: ['New words', '舊文'] })
  })

  it('is published in both languages, or in only one, by an administrator', {
    tags: ['nightly'],
  }, async () => {
    const { page, button, press } = await open('Administrator', third, 'en-US')
    await button('Publish both languages').waitFor()
    await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
    await page.getByRole('menuitem', { name: 'Publish English alone' }).click()
    await expect
      .poll(() => titles(third))
      .toEqual({ live: ['New words', '舊文'], draft: ['New words', '新文'] })
    await press('Publish Traditional Chinese')
    await expect.poll(() => titles(third)).toEqual({ live: ['New words', '新文'], draft: null })
  })
})
