import type { SanityClient } from '@sanity/client'
import { describe, expect } from 'vitest'
import { contract } from '../testing/contract.ts'
import { failure, type TestLake } from '../testing/test-lake.ts'

const start = {
  _id: 'a',
  _type: 'page',
  title: { _type: 'localeString', en: 'Kline' },
  body: {
    _type: 'localeBody',
    en: [
      { _key: 'k', _type: 'block', text: 'One' },
      { _key: 'l', _type: 'block', text: 'Two' },
    ],
  },
}
const pair = { draftId: 'drafts.a', publishedId: 'a' }
const edit = (patch: Record<string, unknown>) =>
  ({ actionType: 'sanity.action.document.edit', ...pair, patch }) as const
const publish = { actionType: 'sanity.action.document.publish', ...pair } as const
const unpublish = { actionType: 'sanity.action.document.unpublish', ...pair } as const
const remove = {
  actionType: 'sanity.action.document.delete',
  publishedId: 'a',
  includeDrafts: ['drafts.a'],
}
const discard = { actionType: 'sanity.action.document.discard', draftId: 'drafts.a' } as const
const forbidden = { status: 403, type: 'insufficientPermissionsError' }

/** Expects 403 for each request, and no changed document. */
async function expectForbidden(lake: TestLake, requests: (() => Promise<unknown>)[]) {
  const everything = () => lake.client('administrator').fetch('*')
  const before = await everything()
  for (const request of requests)
    expect(await failure(request()), String(request)).toMatchObject(forbidden)
  expect(await everything()).toEqual(before)
}

/** One request of each kind that writes. */
const writesOf = (client: SanityClient) => [
  () => client.create({ _type: 'page' }),
  () => client.createOrReplace(start),
  () => client.createIfNotExists({ ...start, _id: 'new' }),
  () => client.patch('a').set({ 'title.zhTW': 'x' }).commit(),
  () => client.patch({ query: '*' }).set({ n: 1 }).commit(),
  () => client.delete('a'),
  () => client.delete({ query: '*' }),
  () => client.mutate([{ create: start }], { dryRun: true }),
]
const actionsOf = (client: SanityClient) => [
  () => client.action(edit({ set: { 'title.zhTW': 'x' } })),
  () => client.action(publish),
  () => client.action(unpublish),
  () => client.action({ ...remove, actionType: 'sanity.action.document.delete' }),
  () => client.action(discard),
]

async function filled(lake: TestLake): Promise<SanityClient> {
  const writer = lake.client('writer')
  await writer.create(start)
  await writer.action(edit({ set: { 'title.en': 'New' } }))
  return writer
}

describe('a user without write access', () => {
  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'nobody and viewers change nothing, and are told nothing',
    async (lake) => {
      await filled(lake)
      for (const role of [null, 'viewer'] as const) {
        await expectForbidden(lake, writesOf(lake.client(role)))
        const ask = lake
          .client(role)
          .mutate([{ createIfNotExists: { ...start, _id: 'drafts.a' } }], { returnDocuments: true })
        expect(await failure(ask)).toMatchObject(forbidden)
      }
    },
  )

  contract(
    'POST /data/actions/:dataset',
    '@sanity/client',
    'nobody and viewers do nothing',
    async (lake) => {
      await filled(lake)
      await expectForbidden(lake, actionsOf(lake.client(null)))
      await expectForbidden(lake, actionsOf(lake.client('viewer')))
      expect(await lake.client('viewer').getDocument('drafts.a')).toMatchObject({ _id: 'drafts.a' })
      expect(await lake.client(null).getDocument('drafts.a')).toBeUndefined()
    },
  )
})

describe('a translator', () => {
  contract(
    'POST /data/actions/:dataset',
    'Studio',
    'edits and publishes what lies under zhTW',
    async (lake) => {
      await lake.client('writer').create(start)
      const translator = lake.client('translator')
      await translator.action(edit({ set: { 'title.zhTW': 'K 線' } }))
      await translator.action(
        edit({
          setIfMissing: { description: { _type: 'localeString' } },
          set: { 'description.zhTW': '說明' },
        }),
      )
      await translator.action(
        edit({
          set: {
            'body.zhTW': [{ _key: 'k', _type: 'block' }],
            'body.zhTWSource': [{ _key: 'k', hash: '1' }],
          },
        }),
      )
      await translator.action(publish)
      expect(await translator.fetch('*[_id == "a"][0].title.zhTW')).toBe('K 線')
      await translator.action(edit({ unset: ['description.zhTW'] }))
      await translator.action(discard)
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'changes no English, whatever the kind of patch',
    async (lake) => {
      await lake.client('writer').create(start)
      const translator = lake.client('translator')
      const patched = (id: string) => translator.patch(id)
      await translator.create({ ...start, _id: 'drafts.a' })
      // `access/foreign-change.ts` decides which fields are English; its test covers them.
      const tricks = (id: string) => [
        () => patched(id).set({ 'title.en': 'X' }).commit(),
        () => patched(id).unset(['title.en']).commit(),
        () => patched(id).setIfMissing({ 'title.fr': 'X' }).commit(),
        () =>
          patched(id).diffMatchPatch({ 'title.en': '@@ -1,5 +1,5 @@\n-K\n+C\n line\n' }).commit(),
        () =>
          patched(id)
            .insert('after', 'body.en[-1]', [{ _key: 'm' }])
            .commit(),
        () => translator.createOrReplace({ ...start, _id: id, n: 1 }),
      ]
      await expectForbidden(lake, [...tricks('a'), ...tricks('drafts.a')])
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'makes and removes nothing, neither by id nor by query nor in two steps',
    async (lake) => {
      await filled(lake)
      const translator = lake.client('translator')
      await expectForbidden(lake, [
        () => translator.create({ ...start, _id: 'b' }),
        () => translator.create({ ...start, _id: 'drafts.b' }),
        () => translator.delete('a'),
        () => translator.delete('drafts.a'),
        () => translator.delete({ query: '*[_type == "page"]' }),
        () =>
          translator
            .transaction()
            .delete('a')
            .create({ ...start, n: 1 })
            .commit(),
        () =>
          translator
            .transaction()
            .createOrReplace({ ...start, title: { _type: 'localeString', en: 'New' } })
            .delete('drafts.a')
            .commit(),
        () => translator.create({ ...start, _id: 'versions.summer.a', n: 1 }),
      ])
    },
  )

  contract(
    'POST /data/actions/:dataset',
    'Studio',
    'neither publishes nor discards what a writer drafted',
    async (lake) => {
      const writer = await filled(lake)
      const translator = lake.client('translator')
      await translator.action(edit({ set: { 'title.zhTW': '新' } }))
      expect((await failure(translator.action(publish))).message).toContain('title.en')
      await expectForbidden(lake, [
        () => translator.action(publish),
        () => translator.action(discard),
        () => translator.action(unpublish),
        () => translator.action({ ...remove, actionType: 'sanity.action.document.delete' }),
      ])
      await writer.action(publish)
      expect(await writer.fetch('*[_id == "a"][0].title')).toMatchObject({ en: 'New', zhTW: '新' })
      await translator.action(edit({ set: { 'title.zhTW': '線' } }))
      await translator.action(discard)
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    'Studio',
    'opens the preview, for which the Studio leaves a secret',
    async (lake) => {
      const translator = lake.client('translator')
      const secret = {
        _id: 'drafts.s',
        _type: 'sanity.previewUrlSecret',
        secret: 'x',
        userId: 'translator',
      }
      await translator.createOrReplace(secret)
      await translator.delete({ query: '*[_type == "sanity.previewUrlSecret"]' })
      const viewers = lake.client('viewer').createOrReplace(secret)
      expect(await failure(viewers)).toMatchObject(forbidden)
      const shared = translator.createOrReplace({ ...secret, _id: 's' })
      expect(await failure(shared)).toMatchObject(forbidden)
      for (const userId of ['writer', undefined]) {
        const forged = translator.createOrReplace({ ...secret, userId })
        expect(await failure(forged)).toMatchObject(forbidden)
      }
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    'Studio',
    'shares a preview by a link that readers cannot look up, and takes it back',
    async (lake) => {
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
      const link = {
        _id: 'previewLink.a',
        _type: 'previewLink',
        pageId: 'page',
        locale: 'en',
        secretHash: '0'.repeat(64),
        createdBy: 'The translator',
        expiresAt: inDays(7),
      }
      const translator = lake.client('translator')
      await translator.create(link)
      expect(await lake.client(null).getDocument(link._id)).toBeUndefined()
      expect(await failure(lake.client('viewer').delete(link._id))).toMatchObject(forbidden)
      const open = translator.create({ ...link, _id: 'previewLinks' })
      expect(await failure(open)).toMatchObject(forbidden)
      const set = (fields: object) => translator.patch(link._id).set(fields).commit()
      for (const write of [
        () => translator.create({ ...link, _id: 'previewLink.b', createdBy: 'The writer' }),
        () => translator.create({ ...link, _id: 'previewLink.b', expiresAt: inDays(8) }),
        () => translator.createOrReplace({ ...link, expiresAt: '9999-12-31T00:00:00Z' }),
        () => set({ expiresAt: inDays(7.001) }),
        () => set({ pageId: 'other' }),
        () => set({ createdBy: 'The writer' }),
      ])
        expect(await failure(write()), String(write)).toMatchObject(forbidden)
      const none = translator.create({ ...link, _id: 'previewLink.b', secretHash: 'x' })
      expect(await failure(none)).toMatchObject({ status: 400 })
      await set({ expiresAt: inDays(0) })
      await translator.delete(link._id)
    },
  )
})

describe('a writer', () => {
  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'changes neither where requests lead, nor versions, nor what is the system’s',
    async (lake) => {
      const administrator = lake.client('administrator')
      const writer = lake.client('writer')
      const settings = {
        _id: 'siteSettings',
        _type: 'siteSettings',
        reportSearchUrl: 'https://a.example',
      }
      await administrator.create(settings)
      await writer.create({ _id: 'page', _type: 'page' })
      await expectForbidden(lake, [
        () => writer.patch('siteSettings').set({ reportSearchUrl: 'https://b.example' }).commit(),
        () => writer.create({ ...settings, _id: 'drafts.siteSettings' }),
        // A document published under a settings id would be read as the settings.
        () => writer.create({ _id: 'drafts.siteSettings', _type: 'page' }),
        () => writer.createOrReplace({ _id: 'siteSettings', _type: 'page' }),
        () => writer.createOrReplace({ _id: 'page', _type: 'siteSettings' }),
        () => writer.delete('siteSettings'),
        () => writer.create({ _id: 'version-old', _type: 'docsVersion' }),
        () => writer.create({ _id: 'environment-own', _type: 'apiEnvironment' }),
        () => writer.create({ _id: 'receiver-own', _type: 'changeReceiver' }),
        () => writer.create({ _id: '_.groups.writers', _type: 'system.group' }),
      ])
    },
  )
})

describe('an announcement', () => {
  contract(
    'POST /data/actions/:dataset',
    'Studio',
    'is published and taken back by writers, and translated by translators',
    async (lake) => {
      const [writer, translator] = [lake.client('writer'), lake.client('translator')]
      const text = { _type: 'localeString', en: 'Down' }
      const announcement = { _type: 'announcement', level: 'warning', text }
      await writer.create({ _id: 'drafts.a', ...announcement })
      await writer.action(publish)
      await translator.action(edit({ set: { 'text.zhTW': '停機' } }))
      await translator.action(publish)
      expect(await lake.client(null).getDocument('a')).toMatchObject({ text: { zhTW: '停機' } })
      await expectForbidden(lake, [
        () => translator.action(edit({ set: { level: 'notice' } })),
        () => translator.action(edit({ set: { endsAt: '2026-12-01T00:00:00Z' } })),
        () => translator.action(unpublish),
        () => translator.create({ _id: 'drafts.b', ...announcement }),
        () => lake.client('viewer').action(unpublish),
      ])
      await writer.action(unpublish)
      expect(await lake.client(null).getDocument('a')).toBeUndefined()
    },
  )
})

describe('rights of administrators only', () => {
  contract(
    'POST /data/mutate/:dataset',
    '@sanity/client',
    'to write the keys that programs keep for people',
    async (lake) => {
      const key = { _id: 'secrets.a', _type: 'page', key: 'right' }
      await lake.client('administrator').create(key)
      for (const role of ['writer', 'translator'] as const) {
        const client = lake.client(role)
        await expectForbidden(lake, [
          () => client.createOrReplace({ ...key, key: 'wrong' }),
          () => client.patch('secrets.a').set({ key: 'wrong' }).commit(),
          () => client.patch({ query: '*[key == "right"]' }).set({ key: 'wrong' }).commit(),
          () => client.delete('secrets.a'),
          () => client.create({ ...key, _id: 'secrets.b' }),
          () => client.create({ ...key, _id: 'drafts.secrets.a' }),
          () => client.create({ ...key, _id: 'versions.summer.secrets.a' }),
        ])
      }
    },
  )
})
