import { expect, it } from 'vitest'
import { end, LakeProcesses } from '../testing/lake-process.ts'
import { clientOf } from '../testing/test-lake.ts'

it('the lake refuses to start on data that another lake uses, also on another port', async () => {
  using lakes = new LakeProcesses()
  const first = await lakes.start()
  const second = await lakes.start()
  expect(second.url).toBe('')
  expect(second.child.exitCode).toBe(1)
  expect(second.stderr()).toContain(`The data folder ${lakes.dataDir} is in use`)
  await clientOf(first.url, 'writer').create({ _id: 'a', _type: 'page' })
  expect(await end(first.child)).toBe(0)
})

it('the lake names a port that is in use', async () => {
  using lakes = new LakeProcesses()
  const { url } = await lakes.start()
  const { port } = new URL(url)
  const second = await lakes.start({ LAKE_PORT: port })
  expect(second.child.exitCode).toBe(1)
  expect(second.stderr()).toContain(`port ${port} is in use`)
})
