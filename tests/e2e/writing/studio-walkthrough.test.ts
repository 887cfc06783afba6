// Needs a browser: a writer creates, publishes and unpublishes pages in the Studio.
import type { SanityDocument } from '@sanity/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { skipAfterFailure } from '../../support/steps.ts'
import {
  chooseAction,
  confirm,
  openActionDialog,
  unpublish,
} from '../../support/studio/document-menu.ts'
import { chooseReference, runVisionQuery, searchEverything } from '../../support/studio/find.ts'
import { expand, openHistory, restore, reviewChanges } from '../../support/studio/history-panel.ts'
import { CropDialog, insertImage, upload } from '../../support/studio/image-block.ts'
import { StudioErrors } from '../../support/studio/studio-errors.ts'
import { StudioSession } from '../../support/studio.ts'
import { until } from '../../support/until.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const PATH = 'v5/walk-through'

type Image = {
  asset: { _ref: string }
  crop?: { left: number }
  hotspot?: { x: number; y: number; width: number; height: number }
}

/** A team's work in the real Studio; each step depends on the one before. */
describe('a page in the Studio', () => {
  const errors = new StudioErrors()
  let browser: Browser
  let writer: StudioSession
  let administrator: StudioSession
  let id = ''
  let copy = ''
  let redirect = ''
  let picture = ''

  const signIn = (name: string) => StudioSession.signIn(stack, name, errors)
  const published = () => lake.getDocument(id)
  const draft = (of = id) => lake.getDocument(`drafts.${of}`)
  const says = (document: SanityDocument | undefined, ...words: string[]) =>
    words.every((word) => JSON.stringify(document ?? null).includes(word))
  const drafted = async (...words: string[]) => says(await draft(), ...words)
  const shows = (session: StudioSession, field: string, words: string) =>
    until(async () => (await session.field(field).inputValue()) === words)

  /** Waits for the other user's avatar beside the field that they edit. */
  const present = (session: StudioSession, name: string) =>
    session.page.getByTestId('document-panel-scroller').getByLabel(name).first().waitFor()

  beforeAll(async () => {
    browser = await launchBrowser()
    ;[writer, administrator] = await Promise.all([signIn('Writer'), signIn('Administrator')])
  })

  skipAfterFailure()

  afterAll(async () => {
    await browser.close()
    const left = [redirect, copy, id, picture].filter((one) => one !== '')
    for (const one of left) {
      await lake.delete(`drafts.${one}`)
      await lake.delete(one)
    }
  })

  it('is created from the list, with its path, and published', async () => {
    id = await writer.create(['Pages', 'All pages, by path'], 'title.en')
    await writer.field('title.en').fill('Walk through')
    const path = writer.page.getByTestId('field-path')
    const problem = path.getByTestId('input-validation-icon-error')
    await writer.field('path').fill('v5/market/kline')
    const reason = writer.page.getByText('The page “Get Kline” already has the path')
    // Each validation renders the mark again, which closes its tooltip.
    await until(async () => {
      await writer.page.mouse.move(0, 0)
      await problem.hover()
      return reason.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
    })
    const publish = writer.page.getByTestId(/^action-publish/)
    await expect.poll(() => publish.isDisabled()).toBe(true)
    await path.getByRole('button', { name: 'Generate' }).click()
    await problem.waitFor({ state: 'detached' })
    await expect.poll(() => writer.field('path').inputValue()).toBe(PATH)

    await writer.beginBody('en', 'Pelicans fly over 鵜鶘 water.')
    await writer.publish(() => drafted('Pelicans fly over 鵜鶘 water.', PATH))
    expect(says(await published(), 'Walk through', 'Pelicans fly over 鵜鶘 water.')).toBe(true)
    expect(await draft()).toBeUndefined()
  })

  it('is edited by two users at once, and keeps both texts', async () => {
    await administrator.open('page', id)
    const title = writer.field('title.en')
    const description = administrator.field('description.en')
    await description.focus()
    await title.focus()
    await writer.page.keyboard.press('End')
    await present(writer, 'Administrator')
    await present(administrator, 'Writer')
    for (const field of [title, description]) await expect.poll(() => field.isEditable()).toBe(true)
    await Promise.all([
      title.pressSequentially(' of a team', { delay: 30 }),
      description.pressSequentially('Two at once.', { delay: 30 }),
    ])
    await until(() => drafted('Walk through of a team', 'Two at once.'))
    await shows(administrator, 'title.en', 'Walk through of a team')
    await shows(writer, 'description.en', 'Two at once.')
    await writer.publish(() => drafted('Walk through of a team', 'Two at once.'))
    expect(says(await published(), 'Walk through of a team', 'Two at once.')).toBe(true)
  })

  it('has a history with authors, from which an old revision is restored', async () => {
    const entries = await openHistory(writer.page)
    await until(async () => (await entries.filter({ hasText: 'Published' }).count()) === 2)
    await expand(entries.first())
    // Avatars contain initials: the writer and the administrator edited.
    await until(async () => {
      const edits = (await entries.filter({ hasText: 'Edited' }).allInnerTexts()).join('\n')
      return /^A$/m.test(edits) && /^W$/m.test(edits)
    })
    await restore(writer.page, entries.filter({ hasText: 'Published' }).last())
    await until(async () => says(await draft(), '"en":"Walk through"'))
    await expect.poll(() => drafted('Two at once.')).toBe(false)
    await shows(writer, 'title.en', 'Walk through')

    const changes = await reviewChanges(writer.page)
    await changes.locator('del', { hasText: 'of a team' }).waitFor()
    await changes.getByText('Two at once.').waitFor()
    await writer.publish(() => drafted('"en":"Walk through"'))
    expect(says(await published(), 'Two at once.')).toBe(false)
  })

  it('loses discarded changes, on both screens', async () => {
    await writer.open('page', id)
    await writer.field('title.en').fill('Not wanted')
    await until(() => drafted('Not wanted'))
    await shows(administrator, 'title.en', 'Not wanted')
    await confirm(await openActionDialog(writer.page, 'Discard changes'))
    await until(async () => (await draft()) === undefined)
    await shows(writer, 'title.en', 'Walk through')
    await shows(administrator, 'title.en', 'Walk through')
    // An open form follows each letter of the other user.
    await administrator.openLists()
  })

  it('contains an uploaded, described and cropped image, which readers see', {
    tags: ['nightly'],
  }, async () => {
    const bytes = await writer.page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
    await writer.appendToParagraph('en', 'Pelicans fly', ' See the map.')
    const editor = writer.page.getByTestId('field-body.en')
    const form = await insertImage(writer.page, editor)
    await upload(form, 'map.png', bytes)
    await form.getByTestId('string-input').first().fill('A map of the Studio')
    await form.getByTestId('string-input').last().fill('後台地圖')

    const stored = async (): Promise<Image | undefined> => {
      const blocks: ({ _type: string } & Image)[] = (await draft())?.['body']?.en ?? []
      return blocks.find((block) => block._type === 'image')
    }
    const crop = await CropDialog.open(writer.page, form)
    await crop.cropLeft(0.2)
    await until(async () => ((await stored())?.crop?.left ?? 0) > 0.15)
    const hotspot = (await stored())?.hotspot
    if (!hotspot) throw new Error('The crop came without a hotspot')
    await crop.shrink(hotspot)
    await until(async () => ((await stored())?.hotspot?.width ?? 1) < hotspot.width - 0.1)
    await crop.close()
    await form.getByTestId('form-in-place-done').click()
    await form.waitFor({ state: 'detached' })
    picture = (await stored())?.asset._ref ?? ''
    expect(await lake.getDocument(picture)).toMatchObject({
      _type: 'sanity.imageAsset',
      originalFilename: 'map.png',
    })

    await writer.publish(() => drafted('See the map.', 'A map of the Studio', '後台地圖'))
    // A cached page may lack the image.
    const image = /<img [^>]*src="([^"]+)"[^>]*alt="A map of the Studio"/
    await expect.poll(() => html(`${stack.site}/${PATH}`)).toMatch(image)
    const shown = image.exec(await html(`${stack.site}/${PATH}`))
    const address = new URL(shown?.[1]?.replaceAll('&amp;', '&') ?? '', stack.site)
    expect(address.searchParams.get('rect')).toMatch(/^(7|8)\d,0,3[12]\d,300$/)
    const served = await fetch(address)
    expect(served.headers.get('content-type')).toBe('image/png')
  })

  it('is duplicated as a new draft', { tags: ['nightly'] }, async () => {
    await chooseAction(writer.page, 'Duplicate')
    await until(async () => writer.documentId !== id)
    copy = writer.documentId
    await until(async () => says(await draft(copy), 'Pelicans fly over'))
    await shows(writer, 'title.en', 'Walk through')
    await writer.field('title.en').fill('Walk through, again')
    await writer.page.getByTestId('field-path').getByRole('button', { name: 'Generate' }).click()
    await until(async () => says(await draft(copy), 'Walk through, again', `${PATH}-again`))
  })

  it('is found by its text and chosen as a reference', async () => {
    redirect = await writer.create(['Redirects'], 'from')
    await writer.field('from').fill('v5/walk-before')
    await chooseReference(writer.page, 'walk thr', `/${PATH} · not translated`)
    await until(async () => says(await draft(redirect), 'v5/walk-before', id))
    await writer.publish(async () => says(await draft(redirect), 'v5/walk-before', id))
    const stored = await lake.getDocument(redirect)
    expect(stored?.['to']).toEqual({ _type: 'reference', _ref: id })
  })

  it('cannot be deleted while a document refers to it', async () => {
    await writer.open('page', id)
    const dialog = await openActionDialog(writer.page, 'Delete')
    await dialog.getByText('1 document refers to this page').waitFor()
    await dialog.getByText('/v5/walk-before').waitFor()
    await expect.poll(() => dialog.getByTestId('confirm-button').isDisabled()).toBe(true)
    await dialog.getByTestId('cancel-button').click()
    await expect(lakeAs(stack, 'writer').delete(id)).rejects.toMatchObject({ statusCode: 409 })
    expect(await published()).toBeDefined()
  })

  it('is found by the search over all documents, in both scripts', async () => {
    const results = await searchEverything(writer.page, 'pelicans')
    await results.getByText('Walk through', { exact: true }).waitFor()
    await writer.page.getByPlaceholder('Search', { exact: true }).fill('鵜鶘')
    await results.getByText('Walk through', { exact: true }).waitFor()
    await writer.page.keyboard.press('Escape')
  })

  it('is queried in Vision by the administrator', async () => {
    const result = await runVisionQuery(administrator.page, `*[_id == "${id}"]{"words": title.en}`)
    await result.getByText('Walk through').waitFor()
  })

  it('is read-only for a viewer', { tags: ['nightly'] }, async () => {
    const viewer = await StudioSession.signInByButtons(browser, stack, 'Viewer', errors)
    await viewer.open('page', id)
    await viewer.page.getByTestId('permission-check-banner').waitFor()
    await viewer.page.getByTestId('field-body.en').getByText('Pelicans fly').first().waitFor()
    for (const field of ['title.en', 'title.zhTW'])
      await expect.poll(() => viewer.field(field).isEditable()).toBe(false)
    const editors = await viewer.page.locator('[contenteditable=true]').count()
    expect(editors).toBe(0)
    const publish = viewer.page.getByTestId(/^action-publish/)
    await expect.poll(() => publish.isDisabled()).toBe(true)
    await viewer.signOut()
    await viewer.page.context().close()
  })

  it('is translated by a translator, who cannot edit the English', {
    tags: ['nightly'],
  }, async () => {
    const translator = await signIn('Translator')
    await translator.open('page', id)
    await translator.page.getByTestId('access-note').waitFor()
    // A form is read-only until the user's rights are known.
    await expect.poll(() => translator.field('title.zhTW').isEditable()).toBe(true)
    const canEdit = await translator.field('title.en').isEditable()
    expect(canEdit).toBe(false)
    const english = translator.page.getByTestId('field-body.en')
    await english.getByText('Pelicans fly').first().waitFor()
    const editors = await english.locator('[contenteditable=true]').count()
    expect(editors).toBe(0)
    await translator.field('title.zhTW').fill('巡覽')
    await translator.page.getByTestId('start-translation').click()
    await translator.appendToParagraph('zhTW', 'Pelicans fly', ' 鵜鶘飛過。')
    await translator.publish(() => drafted('巡覽', '鵜鶘飛過。'))
    const page = await published()
    expect(says(page, '巡覽', '鵜鶘飛過。', '"en":"Walk through"')).toBe(true)
    const change = lakeAs(stack, 'translator').patch(id).set({ 'title.en': 'Not mine' })
    await expect(change.commit()).rejects.toMatchObject({ statusCode: 403 })
  })

  it('is deleted once nothing refers to it, and becomes a draft when unpublished', async () => {
    await writer.open('redirect', redirect, 'from')
    await unpublish(writer.page)
    await until(async () => (await lake.getDocument(redirect)) === undefined)
    expect(says(await draft(redirect), 'v5/walk-before')).toBe(true)
    await writer.page.getByText('was unpublished').waitFor()

    for (const [type, one, field] of [
      ['redirect', redirect, 'from'],
      ['page', id, 'title.en'],
    ] as const) {
      await writer.open(type, one, field)
      await confirm(await openActionDialog(writer.page, 'Delete'))
      await until(async () => !(await draft(one)) && !(await lake.getDocument(one)))
    }
    await until(async () => (await fetch(`${stack.site}/${PATH}`)).status === 404)
  })

  it('causes no console error and no unexpected status', () => {
    expect(errors.all).toEqual([])
  })
})
