import type { SanityClient } from '@sanity/client'
import { describe, expect } from 'vitest'
import { answerOf, refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'

const page = (_id: string, more: Record<string, unknown> = {}) => ({ _id, _type: 'page', ...more })
const pair = { draftId: 'drafts.a', publishedId: 'a' }
const everything = (client: SanityClient) => client.fetch('*[] | order(_id) {_id, n}')
const action = (name: string) => `sanity.action.document.${name}`
/** Sends an action that the client's types lack. */
const act = (client: SanityClient, actionType: string, more = {}) =>
  client.request({
    method: 'POST',
    url: '/data/actions/production',
    body: { actions: [{ actionType, ...more }] },
  })

describe('the life of a document', () => {
  contract(
    'POST /data/actions/:dataset',
    '@sanity/client',
    'create makes a draft, and refuses or ignores what exists',
    async (lake) => {
      const client = lake.client('writer')
      const create = (
        attributes: { _id: string; _type: string },
        ifExists: 'fail' | 'ignore' = 'fail',
      ) =>
        client.action({
          actionType: 'sanity.action.document.create',
          publishedId: 'a',
          attributes,
          ifExists,
        })
      const made = await create(page('drafts.a', { n: 1 }))
      expect(await client.getDocument('drafts.a')).toMatchObject({ _rev: made.transactionId })
      expect(await refusal(create(page('drafts.a')))).toMatchObject({
        status: 409,
        type: 'actionError',
        items: [{ index: 0, error: { type: 'documentAlreadyExistsError', id: 'drafts.a' } }],
      })
      await create(page('drafts.a', { n: 2 }), 'ignore')
      expect(await refusal(create(page('drafts.b')))).toMatchObject({ status: 400 })
      await client.action({ actionType: 'sanity.action.document.publish', ...pair })
      expect(await refusal(create(page('drafts.a')))).toMatchObject({
        status: 409,
        items: [{ error: { id: 'a' } }],
      })
      expect(await everything(client)).toEqual([{ _id: 'a', n: 1 }])
    },
  )

  contract(
    'POST /data/actions/:dataset',
    'Studio',
    'edit starts a draft from what is published, and keeps it',
    async (lake) => {
      const client = lake.client('writer')
      const edit = (patch: object) =>
        client.action({ actionType: 'sanity.action.document.edit', ...pair, patch: { ...patch } })
      expect(await refusal(edit({ set: { n: 1 } }))).toMatchObject({
        status: 409,
        items: [{ error: { type: 'documentNotFoundError', id: 'a' } }],
      })
      const { _createdAt } = await client.create(page('a', { n: 1 }))
      // The Studio sends this when an edit changes nothing.
      await edit({ unset: ['_empty_action_guard_pseudo_field_'] })
      expect(await client.getDocument('drafts.a')).toMatchObject({ n: 1, _createdAt })
      await edit({ inc: { n: 1 } })
      expect(await everything(client)).toEqual([
        { _id: 'a', n: 1 },
        { _id: 'drafts.a', n: 2 },
      ])
      expect(await refusal(edit({ replace: { n: 1 } }))).toMatchObject({
        status: 400,
        type: 'actionError',
      })
    },
  )

  contract(
    'POST /data/actions/:dataset',
    'Studio',
    'publish replaces, keeps the time of creation, and is refused for another revision',
    async (lake) => {
      const client = lake.client('writer')
      const publish = (more = {}) =>
        client.action({ actionType: 'sanity.action.document.publish', ...pair, ...more })
      const published = await client.create(
        page('a', { n: 1, old: true, _createdAt: '2020-01-01T00:00:00.000Z' }),
      )
      const draft = await client.create(page('drafts.a', { n: 2 }))
      for (const revision of [{ ifDraftRevisionId: 'x' }, { ifPublishedRevisionId: 'x' }])
        expect(await refusal(publish(revision))).toMatchObject({
          status: 409,
          items: [
            { error: { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: 'x' } },
          ],
        })
      await publish({ ifDraftRevisionId: draft._rev, ifPublishedRevisionId: published._rev })
      expect(await everything(client)).toEqual([{ _id: 'a', n: 2 }])
      expect(await client.getDocument('a')).toMatchObject({
        _createdAt: '2020-01-01T00:00:00.000Z',
      })
      expect(await refusal(publish())).toMatchObject({
        status: 409,
        items: [{ error: { id: 'drafts.a' } }],
      })
    },
  )

  contract(
    'POST /data/actions/:dataset',
    'Studio',
    'publish makes references strong that waited for it',
    async (lake) => {
      const client = lake.client('writer')
      const next = {
        _type: 'reference',
        _ref: 'b',
        _weak: true,
        _strengthenOnPublish: { type: 'page' },
      }
      const publish = () => client.action({ actionType: 'sanity.action.document.publish', ...pair })
      await client.create(page('drafts.a', { next, list: [{ _key: 'k', ...next }] }))
      expect(await refusal(publish())).toMatchObject({
        status: 409,
        items: [{ error: { type: 'documentReferenceDoesNotExistError', referenceID: 'b' } }],
      })
      await client.create(page('b'))
      await publish()
      const strong = { _type: 'reference', _ref: 'b' }
      expect(await client.fetch('*[_id == "a"][0]{next, list}')).toEqual({
        next: strong,
        list: [{ _key: 'k', ...strong }],
      })
    },
  )

  contract(
    'POST /data/actions/:dataset',
    'Studio',
    'unpublish leaves a draft, and is refused while others refer to it',
    async (lake) => {
      const client = lake.client('writer')
      const unpublish = () =>
        client.action(
          { actionType: 'sanity.action.document.unpublish', ...pair },
          { skipCrossDatasetReferenceValidation: true },
        )
      await client.create(page('a', { n: 1 }))
      await unpublish()
      expect(await everything(client)).toEqual([{ _id: 'drafts.a', n: 1 }])
      expect(await refusal(unpublish())).toMatchObject({ status: 409 })
      await client
        .transaction()
        .create(page('a', { n: 2 }))
        .create(page('b', { next: { _ref: 'a' } }))
        .commit()
      expect(await refusal(unpublish())).toMatchObject({
        status: 409,
        type: 'actionError',
        items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['b'] } }],
      })
    },
  )

  contract(
    'POST /data/actions/:dataset',
    'Studio',
    'delete takes the drafts that it names, and refuses to leave one behind',
    async (lake) => {
      const client = lake.client('writer')
      const remove = (includeDrafts: string[]) =>
        client.action({
          actionType: 'sanity.action.document.delete',
          publishedId: 'a',
          includeDrafts,
        })
      await client
        .transaction()
        .create(page('a'))
        .create(page('drafts.a'))
        .create(page('versions.summer.a'))
        .commit()
      expect(await refusal(remove([]))).toMatchObject({
        status: 409,
        items: [{ error: { id: 'drafts.a' } }],
      })
      await remove(['drafts.a', 'versions.summer.a'])
      expect(await everything(client)).toEqual([])
      expect(await refusal(remove([]))).toMatchObject({
        status: 409,
        items: [{ error: { type: 'documentNotFoundError' } }],
      })
    },
  )

  contract(
    'POST /data/actions/:dataset',
    '@sanity/client',
    'discard and replaceDraft',
    async (lake) => {
      const client = lake.client('writer')
      const discard = (draftId: string) =>
        client.action({ actionType: 'sanity.action.document.discard', draftId })
      const replace = (n: number) =>
        client.action({
          actionType: 'sanity.action.document.replaceDraft',
          publishedId: 'a',
          attributes: page('drafts.a', { n }),
        })
      expect(await refusal(replace(0))).toMatchObject({ status: 409 })
      await client.create(page('a', { n: 1 }))
      await replace(2)
      await replace(3)
      expect(await everything(client)).toEqual([
        { _id: 'a', n: 1 },
        { _id: 'drafts.a', n: 3 },
      ])
      await discard('drafts.a')
      expect(await refusal(discard('drafts.a'))).toMatchObject({
        status: 409,
        items: [{ error: { type: 'documentNotFoundError' } }],
      })
      expect(await refusal(discard('a'))).toMatchObject({ status: 400 })
      expect(await everything(client)).toEqual([{ _id: 'a', n: 1 }])
    },
  )
})

describe('versions', () => {
  contract(
    'POST /data/actions/:dataset',
    '@sanity/client',
    'a version is made of a document, as the Studio copies to a draft, and discarded',
    async (lake) => {
      const client = lake.client('writer')
      const { _rev } = await client.create(page('a', { n: 1 }))
      await client.createVersion({
        publishedId: 'a',
        baseId: 'a',
        releaseId: 'winter',
        ifBaseRevisionId: _rev,
      })
      expect(
        await refusal(
          client.createVersion({
            publishedId: 'a',
            baseId: 'a',
            releaseId: 'spring',
            ifBaseRevisionId: 'old',
          }),
        ),
      ).toMatchObject({ status: 409 })
      expect(await everything(client)).toEqual([
        { _id: 'a', n: 1 },
        { _id: 'versions.winter.a', n: 1 },
      ])
      await client.discardVersion({ releaseId: 'winter', publishedId: 'a' })
      expect(await everything(client)).toEqual([{ _id: 'a', n: 1 }])
      await answerOf(client.observable.createVersion({ publishedId: 'a', baseId: 'a' }))
      expect(await client.getDocument('drafts.a')).toMatchObject({ n: 1 })
    },
  )
})

describe('requests', () => {
  contract(
    'POST /data/actions/:dataset',
    '@sanity/client',
    'several actions are one transaction: all or none, and the error names its place',
    async (lake) => {
      const client = lake.client('writer')
      const attributes = page('drafts.a', { n: 1 })
      const create = {
        actionType: 'sanity.action.document.create',
        publishedId: 'a',
        attributes,
        ifExists: 'fail',
      } as const
      const publish = { actionType: 'sanity.action.document.publish', ...pair } as const
      const missing = { actionType: 'sanity.action.document.discard', draftId: 'drafts.b' } as const
      expect(await refusal(client.action([create, publish, missing]))).toMatchObject({
        status: 409,
        type: 'actionError',
        items: [{ index: 2, error: { id: 'drafts.b' } }],
      })
      expect(await everything(client)).toEqual([])
      const { transactionId } = await client.action([create, publish])
      expect(await client.getDocument('a')).toMatchObject({ n: 1, _rev: transactionId })
    },
  )

  contract(
    'POST /data/actions/:dataset',
    '@sanity/client',
    'transactionId is kept and its repetition answered; dryRun writes nothing',
    async (lake) => {
      const client = lake.client('writer')
      await client.create(page('drafts.a', { n: 0 }))
      const edit = {
        actionType: 'sanity.action.document.edit',
        ...pair,
        patch: { inc: { n: 1 } },
      } as const
      await client.action(edit, { dryRun: true })
      expect(
        await refusal(
          client.action({ ...edit, draftId: 'drafts.b', publishedId: 'b' }, { dryRun: true }),
        ),
      ).toMatchObject({ status: 409 })
      expect(await everything(client)).toEqual([{ _id: 'drafts.a', n: 0 }])
      for (const _ of [1, 2])
        expect(await client.action(edit, { transactionId: 'mine', tag: 'a.b' })).toEqual({
          transactionId: 'mine',
        })
      expect(await everything(client)).toEqual([{ _id: 'drafts.a', n: 1 }])
    },
  )

  contract(
    'POST /data/actions/:dataset',
    '@sanity/client',
    'releases, variants and fields that the lake does not know are answered with 501 and their name',
    async (lake) => {
      const client = lake.client('writer')
      const unknown = [
        ...[
          'create',
          'edit',
          'publish',
          'archive',
          'unarchive',
          'schedule',
          'unschedule',
          'delete',
          'import',
        ].map((name) => `sanity.action.release.${name}`),
        ...['create', 'edit', 'delete', 'publish', 'unpublish'].map((name) =>
          action(`variant.${name}`),
        ),
        'sanity.action.variant.definition.create',
      ]
      for (const name of unknown)
        expect(await refusal(act(client, name))).toMatchObject({
          status: 501,
          message: expect.stringContaining(name),
        })
      for (const name of ['version.replace', 'version.unpublish'])
        expect(await refusal(act(client, action(name)))).toMatchObject({ status: 501 })
      expect(
        await refusal(act(client, action('discard'), { draftId: 'drafts.a', purge: true })),
      ).toMatchObject({ status: 400, message: expect.stringContaining('purge') })
      const field = act(client, action('publish'), { ...pair, publishAt: 'tomorrow' })
      expect(await refusal(field)).toMatchObject({
        status: 501,
        message: expect.stringContaining('publishAt'),
      })
      expect(
        await refusal(act(client, action('publish'), { draftId: '#', publishedId: 'a' })),
      ).toMatchObject({ status: 400, message: expect.stringContaining('Malformed document ID') })
    },
  )
})
