import { expect, it, vi } from 'vitest'
import { testLake } from '../../testing/test-lake.ts'
import { QueryThread } from './query-thread.ts'

it('does not count the time in which its code is loaded, however long that takes', async () => {
  await using lake = await testLake()
  await lake.client('writer').create({ _id: 'a', _type: 'page', n: 1 })
  const thread = new QueryThread(lake.dataDir)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asked = thread.ask({
      query: '*[_id == "a"][0].n',
      params: {},
      perspective: 'raw',
      viewer: null,
      steps: null,
    })
    // No thread is there within a turn of the event loop; a machine without processor time takes as long.
    vi.advanceTimersByTime(30_000)
    expect(await asked).toMatchObject({ answer: { json: '1' } })
  } finally {
    vi.useRealTimers()
    await thread.close()
  }
})
