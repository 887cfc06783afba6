import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { receiver } from '../../local/lake/webhook/test-receiver.ts'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs } from '../support/lake.ts'
import { StudioSession } from '../support/studio.ts'

const stack = inject('stack')
const administrator = lakeAs(stack, 'administrator')
const hooks = `/hooks/projects/${stack.projectId}`

/** A redirect is a document of its own, which no page waits for. */
const ids = ['redirect-operations-a', 'redirect-operations-b']
const redirect = (_id: string) => ({
  _id,
  _type: 'redirect',
  from: _id.replace('redirect-', ''),
  to: { _type: 'reference', _ref: 'page-v5-intro' },
})

describe('the operations view of the Studio', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser.close()
    const transaction = administrator.transaction()
    for (const id of ids) transaction.delete(id)
    await transaction.commit()
  })

  it('shows what was refused and why, and sends it again', async () => {
    await using site = await receiver(400, 422)
    const hook = await administrator.request<{ id: string }>({
      method: 'POST',
      url: hooks,
      body: {
        type: 'document',
        name: 'Refusing receiver',
        url: site.url,
        dataset: stack.dataset,
        rule: { on: ['create'], filter: '_type == "redirect"', projection: '{_id}' },
      },
    })
    for (const id of ids) await administrator.create(redirect(id))
    await site.until(2)

    const { page } = await StudioSession.signIn(browser, stack.studio, 'Administrator')
    await page.getByRole('link', { name: 'Operations' }).click()
    const refused = page.getByRole('region', { name: 'Not delivered' })
    const letter = refused.getByRole('listitem').filter({ hasText: 'operations-a' })
    await letter.getByText(/^4\d\d answer/).waitFor()
    await letter.getByText('To Refusing receiver').waitFor()
    await letter.getByText('1 attempt').waitFor()
    const link = letter.getByRole('link', { name: 'operations-a' })
    expect(await link.getAttribute('href')).toContain('redirect-operations-a')

    await letter.getByRole('button', { name: /^Resend the delivery of/ }).click()
    await letter.waitFor({ state: 'detached' })
    await site.until(3)
    await refused.getByRole('button', { name: 'Resend all' }).click()
    await refused.getByText('Nothing was refused').waitFor()
    await site.until(4)
    const told = site.got.map(({ body }) => (JSON.parse(body) as { _id: string })._id)
    expect(told.slice(2)).toEqual(expect.arrayContaining(ids))

    await administrator.request({ method: 'DELETE', url: `${hooks}/${hook.id}` })
    await page.context().close()
  })

  it('is there for writers, who see and do not act, and not for translators', async () => {
    await using site = await receiver(400)
    const hook = await administrator.request<{ id: string }>({
      method: 'POST',
      url: hooks,
      body: {
        type: 'document',
        name: 'Refusing receiver',
        url: site.url,
        dataset: stack.dataset,
        rule: { on: ['update'], filter: '_type == "redirect"' },
      },
    })
    await administrator.patch('redirect-operations-a').set({ from: 'operations-c' }).commit()
    await site.until(1)

    const writer = await StudioSession.signIn(browser, stack.studio, 'Writer')
    await writer.page.getByRole('link', { name: 'Operations' }).click()
    await writer.page.getByText('An administrator can send them again.').waitFor()
    expect(await writer.page.getByRole('button', { name: /Resend/ }).count()).toBe(0)
    await writer.page.context().close()

    const translator = await StudioSession.signIn(browser, stack.studio, 'Translator')
    await translator.page.getByRole('link', { name: 'Content' }).waitFor()
    expect(await translator.page.getByRole('link', { name: 'Operations' }).count()).toBe(0)
    await translator.page.context().close()
    await administrator.request({ method: 'DELETE', url: `${hooks}/${hook.id}` })
  })
})
