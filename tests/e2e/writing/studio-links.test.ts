// Needs a browser: links are created and followed in the editor.
import type { Locator } from 'playwright-core'
import { Client } from 'typesense'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { SearchRecord } from '../../../web/search/record.ts'
import { lakeAs } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { confirm, openActionDialog } from '../../support/studio/document-menu.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const base = new URL(stack.site).pathname
const LOCALES = ['', 'zh-TW/']
const TARGET = 'page-links-target'
const OTHER = 'page-links-other'
const sources = Array.from({ length: 5 }, (_, index) => `page-links-from-${index + 1}`)
const pathOf = (id: string) => `v5/${id.replace('page-', '')}`

const page = (_id: string, title: string, body: object[]) => ({
  _id,
  _type: 'page',
  title: { _type: 'localeString', en: title, zhTW: `${title}（中文）` },
  path: { _type: 'slug', current: pathOf(_id) },
  version: { _type: 'reference', _ref: 'version-next' },
  body: { _type: 'localeBody', en: body },
})

const paragraph = (text: string, to?: string) => ({
  _type: 'block',
  _key: 'p',
  style: 'normal',
  markDefs: to ? [{ _type: 'pageLink', _key: 'm', page: { _type: 'reference', _ref: to } }] : [],
  children: [{ _type: 'span', _key: 's', text, marks: to ? ['m'] : [] }],
})

/** The redirect target of an address, or undefined without a redirect. */
async function redirectOf(path: string): Promise<string | undefined> {
  const answer = await fetch(`${stack.site}/${path}`, { redirect: 'manual' })
  const to = answer.headers.get('location')
  return answer.status === 308 && to ? new URL(to, stack.site).pathname : undefined
}

/** Addresses at which the search finds the text of the moved page. */
async function foundAt(locale: 'en' | 'zh-TW'): Promise<string[]> {
  const reader = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.search })
  const records = reader.collections<SearchRecord>(stack.searchCollections[locale]).documents()
  const { grouped_hits } = await records.search(
    { ...stack.searchParameters[locale], q: 'Herons stand here' },
    {},
  )
  const hits = (grouped_hits ?? []).flatMap((group) => group.hits.map(({ document }) => document))
  return hits.filter(({ page_id }) => page_id === TARGET).map(({ url }) => url)
}

/** Whether each page links to `path`, in both languages. */
async function allLinkTo(path: string): Promise<boolean> {
  const linkTo = async (locale: string, source: string) =>
    (await html(`${stack.site}/${locale}${pathOf(source)}`)).includes(
      `href="${base}/${locale}${path}"`,
    )
  for (const source of sources) {
    const both = await Promise.all(LOCALES.map((locale) => linkTo(locale, source)))
    if (!both.every(Boolean)) return false
  }
  return true
}

describe('links to a page', () => {
  const errors = new StudioErrors()
  let writer: StudioSession

  const listed = async (dialog: Locator) => {
    await dialog.getByText('Pages (5)').waitFor()
    for (const title of ['Links from 1', 'Links from 5'])
      await dialog.getByRole('link', { name: title, exact: true }).waitFor()
  }

  beforeAll(async () => {
    const transaction = lake.transaction()
    transaction.create(page(TARGET, 'Links lead here', [paragraph('Herons stand here.')]))
    transaction.create(page(OTHER, 'Links lead there', [paragraph('Storks stand there.')]))
    for (const [index, id] of sources.entries())
      transaction.create(page(id, `Links from ${index + 1}`, [paragraph('See there', TARGET)]))
    await transaction.commit()
    await waitForDeliveries(stack)
    writer = await StudioSession.signIn(stack, 'Writer', errors)
  })

  afterAll(async () => {
    const left = await lake.fetch<string[]>(
      '*[_id match "*page-links-*" || _type == "redirect" && from match "v5/links-*"]._id',
      {},
      { perspective: 'raw' },
    )
    const transaction = lake.transaction()
    for (const id of left) transaction.delete(id)
    await transaction.commit()
    await waitForDeliveries(stack)
  })

  it('follow it to its new address, as do readers of the old one', async () => {
    await writer.open('page', TARGET)
    await writer.field('path').fill('v5/links-moved')
    const button = writer.page.getByTestId(/^action-publish/)
    await until(async () => button.isEnabled())
    await button.click()
    const dialog = writer.page.getByRole('dialog').filter({ hasText: 'Publish at a new address?' })
    await dialog.getByText(`/${pathOf(TARGET)}`, { exact: true }).waitFor()
    await dialog.getByText('/v5/links-moved', { exact: true }).waitFor()
    await listed(dialog)
    await confirm(dialog)
    await dialog.waitFor({ state: 'detached' })

    const [moved, redirect] = await Promise.all([
      lake.getDocument(TARGET),
      lake.getDocument(`redirect-${pathOf(TARGET).replace('/', '-')}`),
    ])
    expect(moved?.['path'].current).toBe('v5/links-moved')
    expect(redirect).toMatchObject({ from: pathOf(TARGET), to: { _ref: TARGET } })
    expect(redirect?._rev).toBe(moved?._rev)
    await waitForDeliveries(stack)
    await until(() => allLinkTo('v5/links-moved'), 120_000)
    for (const locale of LOCALES) {
      const address = `${locale}v5/links-moved`
      await expect.poll(() => html(`${stack.site}/${address}`)).toContain('Herons stand here.')
      await expect.poll(() => redirectOf(`${locale}${pathOf(TARGET)}`)).toBe(`${base}/${address}`)
    }
    for (const locale of ['en', 'zh-TW'] as const)
      for (const url of await foundAt(locale)) expect(url).toContain('v5/links-moved')
    expect(await foundAt('en')).not.toEqual([])
  })

  it('prevent its deletion until another page replaces it', async () => {
    const dialog = await openActionDialog(writer.page, 'Delete')
    await listed(dialog)
    await dialog.getByText('Redirects (1)').waitFor()
    const isRefused = await dialog.getByTestId('confirm-button').isDisabled()
    expect(isRefused).toBe(true)
    await expect(lakeAs(stack, 'writer').delete(TARGET)).rejects.toMatchObject({ statusCode: 409 })

    await dialog.getByTestId('page-choice').fill('links lead th')
    await writer.page.getByText('Links lead there', { exact: true }).click()
    await confirm(dialog)
    await until(async () => (await lake.getDocument(TARGET)) === undefined)
    expect(await lake.fetch('count(*[references($id)])', { id: TARGET })).toBe(0)
    await waitForDeliveries(stack)
    await until(() => allLinkTo(pathOf(OTHER)), 120_000)
    for (const locale of LOCALES)
      for (const old of [pathOf(TARGET), 'v5/links-moved'])
        await expect
          .poll(() => redirectOf(`${locale}${old}`))
          .toBe(`${base}/${locale}${pathOf(OTHER)}`)
  })

  it('are published together with texts of several pages', { tags: ['nightly'] }, async () => {
    const three = sources.slice(0, 3)
    for (const id of three) {
      const published = await lake.getDocument(id)
      if (!published) throw new Error(`${id} is not there`)
      const body = { ...published['body'], en: [paragraph('Cranes came together.')] }
      await lake.create({ ...published, _id: `drafts.${id}`, body })
    }
    await writer.follow('/publish-together')
    for (const id of three) {
      const box = writer.page.getByTestId(`draft-${id}`).getByRole('checkbox')
      await until(async () => box.isEnabled(), 30_000, 50)
      await box.check()
    }
    await writer.page.getByRole('button', { name: 'Publish 3 documents' }).click()
    await writer.page.getByText('Published 3 documents together').waitFor()
    const revisions = await lake.fetch<string[]>('*[_id in $three]._rev', { three })
    expect(new Set(revisions).size).toBe(1)
    for (const id of three) {
      expect(await lake.getDocument(`drafts.${id}`)).toBeUndefined()
      await writer.page.getByTestId(`draft-${id}`).waitFor({ state: 'detached' })
    }
    await waitForDeliveries(stack)
    for (const id of three)
      await until(async () =>
        (await html(`${stack.site}/${pathOf(id)}`)).includes('Cranes came together.'),
      )
  })

  it('cause no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
