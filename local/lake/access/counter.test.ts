import { expect, it } from 'vitest'
import { READING_DAY, readingDayId } from '../../../schemas/reading-day.ts'
import { failure, robotOf, seedUsers, testLake } from '../testing/test-lake.ts'

const start = () => testLake({ users: [...seedUsers, robotOf('counter')] })
const dayOf = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
const counts = (day: string, readers = 1) => ({
  _id: readingDayId(day),
  _type: READING_DAY,
  day,
  pages: [{ path: 'v5/intro', locale: 'en', readers }],
  agents: [],
  missing: [],
  others: {},
})
const quietly = { returnDocuments: false } as const

it('a counter writes the counts of a day repeatedly, and reads them to continue', async () => {
  await using lake = await start()
  const client = lake.client('counter')
  for (const readers of [1, 2]) await client.createOrReplace(counts(dayOf(0), readers), quietly)
  expect(await client.getDocument(readingDayId(dayOf(0)))).toMatchObject(counts(dayOf(0), 2))
})

it('a counter writes nothing else, and reads only public documents', async () => {
  await using lake = await start()
  const client = lake.client('counter')
  const administrator = lake.client('administrator')
  await administrator.create({ _id: 'page-a', _type: 'page' })
  await administrator.create({ _id: 'drafts.page-c', _type: 'page' })
  for (const write of [
    () => client.create({ _type: 'page', _id: 'page-b' }),
    () => client.create({ ...counts(dayOf(0)), _id: 'reading-b' }),
    () => client.create({ ...counts(dayOf(0)), _type: 'page' }),
    () => client.create(counts(dayOf(5))),
    () => client.create({ ...counts(dayOf(0)), pages: [{ path: 'x' }] }),
    () => client.create({ ...counts(dayOf(0)), _id: readingDayId(dayOf(1)) }),
    () => client.createOrReplace({ ...counts(dayOf(0)), _id: 'page-a' }),
    () => client.patch('page-a').set({ path: 'x' }).commit(),
    () => client.delete('page-a'),
  ])
    expect((await failure(write())).status, String(write)).toBeGreaterThanOrEqual(400)
  expect(await client.getDocument('drafts.page-c')).toBeUndefined()
  expect(await client.fetch(`*[_type == "page"]._id`)).toEqual(['page-a'])
})

it('a counter deletes only days older than the retention', async () => {
  await using lake = await start()
  const client = lake.client('counter')
  const administrator = lake.client('administrator')
  const scripts = { ...counts(dayOf(402)) }
  await administrator.create(scripts)
  await administrator.create(counts(dayOf(399)))
  await client.delete(readingDayId(dayOf(402)))
  expect((await failure(client.delete(readingDayId(dayOf(399))))).status).toBe(403)
  // Deleting a missing day succeeds.
  await client.delete(readingDayId(dayOf(410)))
  expect(await administrator.fetch(`*[_type == "${READING_DAY}"].day`)).toEqual([dayOf(399)])
})

it("people may not change a day's counts", async () => {
  await using lake = await start()
  await lake.client('counter').createOrReplace(counts(dayOf(0)), quietly)
  for (const role of ['writer', 'translator'] as const) {
    const patch = lake
      .client(role)
      .patch(readingDayId(dayOf(0)))
      .set({ pages: [] })
    expect((await failure(patch.commit())).status).toBe(403)
  }
})
