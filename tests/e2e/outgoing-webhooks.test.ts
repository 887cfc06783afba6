// Needs a browser: an administrator resends a message in the Studio.
import { afterEach, describe, expect, inject, it } from 'vitest'
import { receiver } from '../../local/lake/testing/test-receiver.ts'
import { apiChangeOf } from '../../schemas/changes/api-change.ts'
import { lakeAs, publishDraft } from '../support/lake.ts'
import { StudioErrors } from '../support/studio/studio-errors.ts'
import { violations } from '../support/studio/violations.ts'
import { StudioSession } from '../support/studio.ts'
import { until } from '../support/until.ts'
import { verifiedChange } from '../support/verified-change.ts'
import { waitForDeliveries } from '../support/wait-for-deliveries.ts'

const stack = inject('stack')
const administrator = lakeAs(stack, 'administrator')
const secret = stack.serverSecrets['CHANGES_WEBHOOK_SECRET'] ?? ''

const RECEIVER = 'receiver-numbat'
const ENTRY = 'changelog-numbat'
const TITLE = 'Numbats are listed'

/** Creates a receiver, as an administrator does. */
const list = (url: string) =>
  administrator.createOrReplace({ _id: RECEIVER, _type: 'changeReceiver', name: 'Client', url })

/** Publishes a writer's entry as the Studio does. */
async function publishEntry(): Promise<void> {
  const writer = lakeAs(stack, 'writer')
  await writer.create({
    ...{ _id: `drafts.${ENTRY}`, _type: 'changelogEntry', date: '2026-11-27', kind: 'added' },
    title: { _type: 'localeString', en: TITLE },
  })
  await publishDraft(writer, ENTRY)
  await waitForDeliveries(stack)
}

const undelivered = () =>
  administrator.fetch<{ reason: string }[]>(
    '*[_type == "undeliveredChange" && entry == $entry]{reason}',
    { entry: ENTRY },
    { perspective: 'raw' },
  )

describe('a receiver of changes', () => {
  const errors = new StudioErrors()

  afterEach(async () => {
    await administrator.delete({
      query: '*[_id in $ids || (_type == "undeliveredChange" && entry == $entry)]',
      params: { ids: [RECEIVER, ENTRY, `drafts.${ENTRY}`], entry: ENTRY },
    })
    await waitForDeliveries(stack)
  })

  it('gets one signed message when an entry is published, and one when it is updated', async () => {
    await using client = await receiver()
    await list(client.url)
    await publishEntry()
    expect(client.got).toHaveLength(1)
    const { message } = verifiedChange(client.got[0], { receiver: RECEIVER, secret })
    expect(message).toMatchObject({
      type: 'change.published',
      data: {
        ...{ id: ENTRY, kind: 'added', breaking: false, title: { en: TITLE } },
        url: { en: `${stack.site}/changelog/v5#${ENTRY}` },
      },
    })
    const fact = { rule: 'parameter-removed', name: 'GET /v5/numbat', field: 'species' } as const
    await administrator
      .patch(ENTRY)
      .set({ changes: [apiChangeOf('operation-get-v5-numbat', fact)] })
      .commit()
    await waitForDeliveries(stack)
    expect(client.got).toHaveLength(2)
    const updated = verifiedChange(client.got[1], { receiver: RECEIVER, secret })
    expect(updated.message).toMatchObject({ type: 'change.updated', data: { breaking: true } })
  })

  it('gets an undelivered message when an administrator resends it in the Studio', {
    tags: ['nightly'],
  }, async () => {
    await using client = await receiver(410)
    await list(client.url)
    await publishEntry()
    expect(await undelivered()).toMatchObject([{ reason: expect.stringContaining('410') }])

    const studio = await StudioSession.signIn(stack, 'Administrator', errors)
    const { page } = studio
    // The navigation bar collapses its last tools with wide fonts.
    await studio.follow('/operations')
    const untold = page.getByRole('region', { name: 'Not told to receivers of changes' })
    const row = untold.getByRole('listitem').filter({ hasText: TITLE })
    await row.getByText('It answered 410').waitFor()
    await row.getByRole('link', { name: 'Client' }).waitFor()
    await expect.poll(() => violations(page, '[data-testid="operations"]')).toEqual([])
    await row.getByRole('button', { name: `Resend the delivery of ${TITLE}` }).click()
    await row.waitFor({ state: 'detached' })
    await until(async () => (await undelivered()).length === 0)
    expect(client.got).toHaveLength(2)
    verifiedChange(client.got[1], { receiver: RECEIVER, secret })
    await page.context().close()
    expect(errors.all).toEqual([])
  })
})
