import { applyPatch } from 'mendoza'
import { describe, expect, it } from 'vitest'
import { STUDIO, type TestLake, testLake } from './testing.ts'

type Heard = Record<string, unknown> & { type: string; documentId?: string }

/** Listens and collects; `until` resolves when enough has been heard. */
function collect(lake: TestLake, query: string, role: 'viewer' | null = 'viewer') {
  const heard: Heard[] = []
  let wake = () => {}
  const options = {
    events: ['welcome', 'mutation', 'reset'] as ('welcome' | 'mutation')[],
    includePreviousRevision: true,
    effectFormat: 'mendoza',
  }
  const subscription = lake
    .client(role)
    .listen(query, {}, options as never)
    .subscribe((event: unknown) => {
      heard.push(event as Heard)
      wake()
    })
  return {
    heard,
    stop: () => subscription.unsubscribe(),
    async until(count: number) {
      while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve))
      return heard
    },
  }
}

describe('listening', () => {
  it('tells of each change with effects that lead from one document to the next', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const ears = collect(lake, '*[_type == "page" && _id == "a"]{title}')
    await ears.until(1)
    await client.create({ _id: 'a', _type: 'page', text: 'one two' })
    await client.create({ _id: 'b', _type: 'page' })
    await client.patch('a').set({ text: 'one 2 two' }).commit()
    await client.delete('a')
    const [welcome, appear, update, gone] = await ears.until(4)
    ears.stop()
    expect(welcome).toMatchObject({ type: 'welcome' })
    expect(appear).toMatchObject({ transition: 'appear', result: { text: 'one two' } })
    expect(appear).not.toHaveProperty('previousRev')
    expect(update).toMatchObject({
      transition: 'update',
      identity: 'writer',
      previousRev: appear?.['resultRev'],
    })
    expect(gone).toMatchObject({ transition: 'disappear', resultRev: gone?.['transactionId'] })
    const without = (document: unknown) => {
      const { _rev: _, ...content } = document as Record<string, unknown>
      return content
    }
    const effects = update?.['effects'] as { apply: unknown[]; revert: unknown[] }
    expect(without(applyPatch(without(appear?.['result']), effects.apply))).toEqual(
      without(update?.['result']),
    )
    expect(without(applyPatch(without(update?.['result']), effects.revert))).toEqual(
      without(appear?.['result']),
    )
  })

  it('numbers the events of one transaction, and hides drafts from the anonymous', async () => {
    await using lake = await testLake()
    const all = collect(lake, '*')
    const anonymous = collect(lake, '*', null)
    await Promise.all([all.until(1), anonymous.until(1)])
    await lake.client('writer').create({ _id: 'drafts.a', _type: 'page' })
    await lake.client('writer').action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.a',
      publishedId: 'a',
    })
    const events = await all.until(4)
    expect(
      events
        .slice(2)
        .map((event) => [
          event.documentId,
          event['transactionCurrentEvent'],
          event['transactionTotalEvents'],
        ]),
    ).toEqual([
      ['a', 1, 2],
      ['drafts.a', 2, 2],
    ])
    expect((await anonymous.until(2)).slice(1).map((event) => event.documentId)).toEqual(['a'])
    all.stop()
    anonymous.stop()
  })

  it('sends a browser to a host of its own with a ticket that works once', async () => {
    await using lake = await testLake()
    const url = `${lake.url}/v2025-02-19/data/listen/production?query=*`
    const first = await fetch(url, { headers: { origin: STUDIO }, redirect: 'manual' })
    expect(first.status).toBe(307)
    const target = new URL(first.headers.get('location') ?? '')
    expect(target.hostname).toMatch(/^[0-9a-f]{12}\.localhost$/)
    expect(target.searchParams.get('ticket')).toBeTruthy()
  })

  it('tells live queries which tags changed', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    await client.create({ _id: 'a', _type: 'page', next: { _ref: 'b', _weak: true } })
    const { syncTags } = await client.fetch(
      '*[_type == "page"]{next->}',
      {},
      { filterResponse: false },
    )
    expect(syncTags).toEqual(['s1:type:page', 's1:id:b'])
    const tags = await new Promise((resolve) => {
      const live = lake
        .client('writer')
        .live.events()
        .subscribe((event) => {
          if (event.type === 'welcome') void client.create({ _id: 'b', _type: 'other' })
          if (event.type !== 'message') return
          live.unsubscribe()
          resolve(event.tags)
        })
    })
    expect(tags).toEqual(['s1:id:b', 's1:type:other', 's1:any'])
  })
})
