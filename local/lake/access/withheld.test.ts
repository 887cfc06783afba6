import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { expect, it } from 'vitest'
import { collectEvents } from '../testing/collect-events.ts'
import { reviewLake } from '../testing/review-lake.ts'
import { failure, STUDIO, siteRobot, testLake, tokenOf } from '../testing/test-lake.ts'

const TYPE = 'sanity.previewUrlSecret'

/** A lake in which an administrator has created a preview secret. */
async function lakeWithSecret() {
  const lake = await testLake()
  const administrator = lake.client('administrator')
  const { secret } = await createPreviewSecret(
    administrator,
    '@sanity/presentation',
    STUDIO,
    'administrator',
  )
  const id = await administrator.fetch<string>(`*[_type == "${TYPE}"][0]._id`)
  const text = async (token: string, path: string) =>
    (
      await fetch(`${lake.url}/v2025-02-19${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).text()
  return { lake, secret, id, text }
}

it('the lake shows a secret to its creator and to programs, and to nobody else by any call', async () => {
  const { lake, secret, id, text } = await lakeWithSecret()
  await using _ = lake
  const rev = (await lake.client('administrator').getDocument(id))?._rev
  const calls = [
    `/data/query/production?perspective=raw&query=${encodeURIComponent(`*[_type == "${TYPE}"]`)}`,
    `/data/query/production?perspective=drafts&query=${encodeURIComponent(`*[_type == "${TYPE}"]`)}`,
    `/data/query/production?perspective=raw&query=${encodeURIComponent(`{"_ref": "${id}"}->secret`)}`,
    `/data/doc/production/${id}`,
    `/data/export/production`,
    `/data/history/production/documents/${id}?lastRevision=true`,
    `/data/history/production/documents/${id}?revision=${rev}`,
    `/data/history/production/transactions/${id}?excludeContent=false`,
  ]
  for (const path of calls) {
    for (const role of ['viewer', 'translator', 'writer'] as const)
      expect(await text(tokenOf(role), path), path).not.toContain(secret)
    expect(await text(tokenOf('administrator'), path), path).toContain(secret)
    expect(await text(siteRobot.token, path), path).toContain(secret)
  }
})

it('the lake does not reveal to others whether a secret matches a filter', async () => {
  const { lake, secret, id } = await lakeWithSecret()
  await using _ = lake
  const counts = [
    `count(*[_type == "${TYPE}"])`,
    `count(*[_id == "${id}"])`,
    `count(*[_id in path("drafts.**") && secret match "${secret.slice(0, 3)}*"])`,
    `count(*[secret == "${secret}"]._id)`,
    `count(*[defined(*[_type == "${TYPE}" && secret > "!"][0]._id)])`,
  ]
  for (const query of counts) {
    expect(await lake.client('viewer').fetch(query), query).toBe(0)
    expect(await lake.client('administrator').fetch(query), query).toBeGreaterThan(0)
  }
  const writer = lake.client('writer')
  await writer.delete({ query: `*[_type == "${TYPE}"]` })
  for (const change of [
    () => writer.patch(id).set({ userId: 'writer' }).commit(),
    () => writer.delete(id),
    () => writer.createOrReplace({ _id: id, _type: TYPE, userId: 'writer' }),
  ])
    expect(await failure(change())).toMatchObject({ status: 403 })
  expect(await writer.createIfNotExists({ _id: id, _type: TYPE })).toBeUndefined()
})

it('the lake sends no listener an event about a secret', async () => {
  await using lake = await reviewLake()
  const listening = lake
    .client('viewer')
    .listen('*', {}, { events: ['welcome', 'mutation'], includeAllVersions: true })
  using events = collectEvents(listening)
  await events.until(1)
  const administrator = lake.client('administrator')
  await createPreviewSecret(administrator, '@sanity/presentation', STUDIO, 'administrator')
  await administrator.create({ _id: 'drafts.last', _type: 'page' })
  const heard = await events.until(2)
  expect(heard[1]).toMatchObject({ documentId: 'drafts.last' })
})

it('the lake shows a receiver of changes to nobody without a token, by any call', async () => {
  await using lake = await testLake()
  const administrator = lake.client('administrator')
  await administrator.create({ _id: 'shows', _type: 'page', to: { _ref: 'heron', _weak: true } })
  const everybody = lake.client(null)
  using events = collectEvents(
    everybody.listen('*', {}, { events: ['welcome', 'mutation'], includePreviousRevision: true }),
  )
  await events.until(1)
  const receiver = { _id: 'heron', _type: 'changeReceiver', name: 'Kestrel' }
  await administrator.create(receiver)
  await administrator.delete('heron')
  await administrator.create(receiver)
  await administrator.create({ _id: 'last', _type: 'page' })
  const query = (groq: string) => `/data/query/production?query=${encodeURIComponent(groq)}`
  const calls = [
    query('*{name}'),
    query('*[_id == "heron"]'),
    query('*[_id == "shows"]{"name": to->name}'),
    '/data/doc/production/heron',
    '/data/export/production',
  ]
  for (const path of calls) {
    const queryWith = async (headers: HeadersInit) =>
      (await fetch(`${lake.url}/v2025-02-19${path}`, { headers })).text()
    expect(await queryWith({}), path).not.toContain('Kestrel')
    expect(await queryWith({ Authorization: `Bearer ${tokenOf('viewer')}` }), path).toContain(
      'Kestrel',
    )
  }
  for (const count of [
    'count(*[_type == "changeReceiver"])',
    'count(*[_id == "heron"])',
    'count(*[name match "Kes*"]._id)',
  ])
    expect(await everybody.fetch(count), count).toBe(0)
  const heard = await events.until(2)
  expect(heard[1]).toMatchObject({ documentId: 'last' })
})
