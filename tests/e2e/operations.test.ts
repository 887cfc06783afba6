// Needs a browser: failed deliveries are listed and sent again in the Studio.
// @module-tag nightly
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { receiver } from '../../local/lake/testing/test-receiver.ts'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs } from '../support/lake.ts'
import { violations } from '../support/studio/violations.ts'
import { StudioSession } from '../support/studio.ts'

const stack = inject('stack')
const administrator = lakeAs(stack, 'administrator')
const hooks = `/hooks/projects/${stack.projectId}`
const NAME = 'Refusing receiver'

type Hook = { id: string; name: string }

/** Redirects are documents that no page waits for. */
const ids = ['redirect-operations-a', 'redirect-operations-b']
const redirect = (_id: string) => ({
  _id,
  _type: 'redirect',
  from: _id.replace('redirect-', ''),
  to: { _type: 'reference', _ref: 'page-v5-intro' },
})

/** The link in the navigation bar; the content has links to API operations too. */
const operationsLink = (page: Page) =>
  page.getByTestId('studio-navbar').getByRole('link', { name: 'Status', exact: true })

describe('the operations view of the Studio', () => {
  let browser: Browser

  beforeAll(async () => {
    // Removes deliveries that other tests left undelivered.
    await administrator.request({ method: 'POST', url: '/local/deliveries/purge', body: {} })
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser.close()
    for (const { id, name } of await administrator.request<Hook[]>({ url: hooks }))
      if (name === NAME) await administrator.request({ method: 'DELETE', url: `${hooks}/${id}` })
    const transaction = administrator.transaction()
    for (const id of ids) transaction.delete(id)
    await transaction.commit()
  })

  /** Creates a webhook that delivers changes of redirects to `url`. */
  const tell = (url: string, on: string) =>
    administrator.request({
      method: 'POST',
      url: hooks,
      body: {
        type: 'document',
        name: NAME,
        url,
        dataset: stack.dataset,
        rule: { on: [on], filter: '_type == "redirect"', projection: '{_id}' },
      },
    })

  it('shows a refused delivery with its reason, and sends it again', async () => {
    await using site = await receiver(400, 422)
    await tell(site.url, 'create')
    for (const id of ids) await administrator.create(redirect(id))
    await site.until(2)

    const { page } = await StudioSession.signInAnew(browser, stack, 'Administrator')
    await operationsLink(page).click()
    const refused = page.getByRole('region', { name: 'Not delivered' })
    const letter = refused.getByRole('listitem').filter({ hasText: 'operations-a' })
    await letter.getByText(/^4\d\d answer/).waitFor()
    await letter.getByText('To Refusing receiver').waitFor()
    await letter.getByText('1 attempt').waitFor()
    const link = letter.getByRole('link', { name: 'operations-a' })
    await expect.poll(() => link.getAttribute('href')).toContain('redirect-operations-a')

    for (const scheme of ['light', 'dark']) {
      await page.evaluate(
        (name) => localStorage.setItem('sanityStudio:ui:colorScheme', name),
        scheme,
      )
      await page.reload()
      await letter.waitFor()
      await expect.poll(() => violations(page, '[data-testid="operations"]')).toEqual([])
    }

    await letter.getByRole('button', { name: /^Resend the delivery of/ }).click()
    await letter.waitFor({ state: 'detached' })
    await site.until(3)
    await refused.getByRole('button', { name: 'Resend all' }).click()
    await refused.getByText('Nothing was refused').waitFor()
    await site.until(4)
    const told = site.got.map(({ body }) => (JSON.parse(body) as { _id: string })._id)
    expect(told.slice(2)).toEqual(expect.arrayContaining(ids))

    await page.context().close()
  })

  it('is read-only for writers, and hidden from translators', async () => {
    await using site = await receiver(400)
    await tell(site.url, 'update')
    await administrator.patch('redirect-operations-a').set({ from: 'operations-c' }).commit()
    await site.until(1)

    const writer = await StudioSession.signInAnew(browser, stack, 'Writer')
    await operationsLink(writer.page).click()
    await writer.page.getByText('An administrator can send them again.').waitFor()
    const buttons = await writer.page.getByRole('button', { name: /Resend/ }).count()
    expect(buttons).toBe(0)
    await writer.page.context().close()

    const translator = await StudioSession.signInAnew(browser, stack, 'Translator')
    await translator.page.getByRole('link', { name: 'Translate' }).waitFor()
    const links = await operationsLink(translator.page).count()
    expect(links).toBe(0)
    await translator.page.context().close()
  })
})
