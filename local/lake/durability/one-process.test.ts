import { once } from 'node:events'
import { expect, it } from 'vitest'
import { end, LakeProcesses } from '../testing/lake-process.ts'
import { clientOf, failure, testLake } from '../testing/test-lake.ts'

it('refuses to start on data that another lake has, also on another port', async () => {
  using lakes = new LakeProcesses()
  const first = await lakes.start()
  const second = await lakes.start()
  expect(second.url).toBe('')
  expect(second.child.exitCode).toBe(1)
  expect(second.stderr()).toContain(`The data folder ${lakes.dataDir} is in use`)
  await clientOf(first.url, 'writer').create({ _id: 'a', _type: 'page' })
  expect(await end(first.child)).toBe(0)
})

it('starts at once on the data of a lake that was killed', async () => {
  using lakes = new LakeProcesses()
  const first = await lakes.start()
  await clientOf(first.url, 'writer').create({ _id: 'a', _type: 'page' })
  const gone = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await gone
  const second = await lakes.start()
  expect(await clientOf(second.url, 'writer').getDocument('a')).toMatchObject({ _id: 'a' })
})

it('says which port is in use', async () => {
  using lakes = new LakeProcesses()
  const { url } = await lakes.start()
  const { port } = new URL(url)
  const second = await lakes.start({ LAKE_PORT: port })
  expect(second.child.exitCode).toBe(1)
  expect(second.stderr()).toContain(`port ${port} is in use`)
})

it('gives the data back when it could not open it', async () => {
  await using lake = await testLake()
  await expect(testLake({ dataDir: lake.dataDir })).rejects.toThrow('is in use')
  const missing = lake.client('writer').patch('none').set({ a: 1 }).commit()
  expect(await failure(missing)).toMatchObject({ status: 409 })
})
