// Needs a browser: each role sees its own Studio.
import { describe, expect, inject, it } from 'vitest'
import { lakeAs } from '../../support/lake.ts'
import { StudioSession } from '../../support/studio.ts'

const stack = inject('stack')
const page = 'page-v5-market-insurance'
const refused = { statusCode: 403 }

/** Tests each role's Studio, and that the lake refuses the same writes by a program. */
describe('in the Studio', () => {
  let studio: StudioSession

  const signIn = async (name: string) => {
    studio = await StudioSession.signIn(stack, name)
  }
  const note = () => studio.page.getByTestId('access-note').textContent()
  /** The banner above the form for a role that may not change it, shown once the rights are known. */
  const refusal = () => studio.page.getByTestId('permission-check-banner')
  const field = (path: string) => studio.page.getByTestId(`field-${path}`)
  const editable = (path: string) => studio.field(path).isEditable()
  const operation = () =>
    lakeAs(stack, 'viewer').fetch<string>('*[_type == "apiOperation" && spec == "market"][0]._id')
  const expectShare = async (state: 'on' | 'off') => {
    await studio.page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
    const item = studio.page.getByRole('menuitem', { name: /^Share preview/ })
    await item.waitFor()
    await expect.poll(() => item.isDisabled()).toBe(state === 'off')
    await studio.page.keyboard.press('Escape')
  }

  it('a viewer reads everything and changes nothing', { tags: ['nightly'] }, async () => {
    await signIn('Viewer')
    await studio.open('page', page)
    await expect.poll(note).toContain('You read: your role changes nothing.')
    // The form is read-only also before the rights are known.
    await refusal().waitFor()
    for (const path of ['title.en', 'title.zhTW'])
      await expect.poll(() => editable(path)).toBe(false)
    await expect.poll(() => studio.page.getByTestId(/^action-publish/).isDisabled()).toBe(true)
    await expectShare('off')
    const viewer = lakeAs(stack, 'viewer')
    const change = viewer.patch(page).set({ 'title.zhTW': '不行' }).commit()
    await expect(change).rejects.toMatchObject(refused)
    const link = viewer.create({ _id: 'previewLink.viewer', _type: 'previewLink' })
    await expect(link).rejects.toMatchObject(refused)
  })

  it('a translator changes translations, and reads beside the English who changes that', async () => {
    await signIn('Translator')
    await studio.open('page', page)
    await expect.poll(note).toContain('You translate')
    await expect.poll(() => editable('title.zhTW')).toBe(true)
    expect(await editable('title.en')).toBe(false)
    await field('title.en').getByText('Changed by writers.').waitFor()
    await field('path').getByText('Changed by writers.').waitFor()
    const told = await field('title.zhTW').getByText('Changed by').count()
    expect(told).toBe(0)
    await expectShare('on')
    const change = lakeAs(stack, 'translator').patch(page).set({ 'title.en': 'Not mine' }).commit()
    await expect(change).rejects.toMatchObject(refused)
  })

  it('a writer edits all but documents that decide where readers are led', async () => {
    await signIn('Writer')
    await studio.open('page', page)
    await expect.poll(() => editable('title.en')).toBe(true)
    const notes = await studio.page.getByTestId('access-note').count()
    expect(notes).toBe(0)
    await studio.open('siteSettings', 'siteSettings', 'name.en')
    await expect.poll(note).toContain('Only administrators change this')
    await refusal().waitFor()
    await expect.poll(() => editable('name.en')).toBe(false)
    const change = lakeAs(stack, 'writer').patch('siteSettings').set({ 'name.en': 'X' }).commit()
    await expect(change).rejects.toMatchObject(refused)
  })

  it('a writer sees beside a fact from which specification it comes', {
    tags: ['nightly'],
  }, async () => {
    await signIn('Writer')
    await studio.open('apiOperation', await operation(), 'summary.en')
    await expect.poll(note).toContain('come from the specification')
    await expect.poll(() => editable('summary.en')).toBe(true)
    await studio.page.getByRole('tab', { name: 'Facts from the specification' }).click()
    await field('method').getByText('change it in specs/market.yaml').waitFor()
    expect(await editable('method')).toBe(false)
  })

  it('an administrator changes the settings as well', { tags: ['nightly'] }, async () => {
    await signIn('Administrator')
    await studio.open('siteSettings', 'siteSettings', 'name.en')
    await expect.poll(() => editable('name.en')).toBe(true)
    const notes = await studio.page.getByTestId('access-note').count()
    expect(notes).toBe(0)
  })
})
