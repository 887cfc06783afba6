import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { batchById } from './batch-by-id.ts'

const documents = ['a', 'b', 'c'].map((_id) => ({ _id, to: { _type: 'reference', _ref: 'a' } }))

function counted() {
  const lake = lakeOf(documents)
  const asked: unknown[] = []
  const fetch = (query: string, params: object) => {
    asked.push(params)
    return lake.fetch(query, params)
  }
  return { client: batchById(Object.assign(Object.create(lake), { fetch })), asked }
}

it('batchById asks once for the ids of all concurrent callers, and gives each caller its own rows', async () => {
  const { client, asked } = counted()
  const query = '*[_id in $ids]{_id}'
  const ask = (...ids: string[]) => client.fetch(query, { ids })
  expect(await Promise.all([ask('a'), ask('b', 'c'), ask('none'), ask('b')])).toEqual([
    [{ _id: 'a' }],
    [{ _id: 'b' }, { _id: 'c' }],
    [],
    [{ _id: 'b' }],
  ])
  expect(asked).toEqual([{ ids: ['a', 'b', 'c', 'none'] }])
  expect(await ask('a')).toEqual([{ _id: 'a' }])
  expect(asked).toHaveLength(2)
})

it('batchById passes other queries through', async () => {
  const { client, asked } = counted()
  const query = '*[_id == $id][0]._id'
  expect(await Promise.all(['a', 'b'].map((id) => client.fetch(query, { id })))).toEqual(['a', 'b'])
  expect(asked).toEqual([{ id: 'a' }, { id: 'b' }])
})

it('batchById rejects every caller of a failed batch', async () => {
  const { client } = counted()
  const wrong = () => client.fetch('*[_id in $ids', { ids: ['a'] })
  const ends = await Promise.allSettled([wrong(), wrong()])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it("batchById rejects a result that it cannot divide, rather than return another caller's rows", async () => {
  const { client } = counted()
  const asked = client.fetch('*[_id in $ids]._id', { ids: ['a'] })
  await expect(asked).rejects.toThrow('not every row of it says its id')
})
