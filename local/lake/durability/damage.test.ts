import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LakeProcesses } from '../testing/lake-process.ts'
import { testLake } from '../testing/test-lake.ts'

const PAGE = 4096

async function filled(lakes: LakeProcesses): Promise<string> {
  const lake = await testLake({ dataDir: lakes.dataDir })
  const transaction = lake.client('writer').transaction()
  for (let n = 0; n < 200; n++)
    transaction.create({ _id: `doc-${n}`, _type: 'page', text: 'x'.repeat(1000) })
  await transaction.commit()
  await lake.close()
  return path.join(lakes.dataDir, 'lake.sqlite')
}

async function refusal(lakes: LakeProcesses): Promise<string> {
  const { child, url, stderr } = await lakes.start()
  expect(url).toBe('')
  expect(child.exitCode).toBe(1)
  return stderr()
}

it('does not start on a database with a damaged page, and names the way back', async () => {
  using lakes = new LakeProcesses()
  const file = await filled(lakes)
  const handle = openSync(file, 'r+')
  const middle = Math.floor(statSync(file).size / PAGE / 2) * PAGE
  writeSync(handle, Buffer.alloc(PAGE, 0xaa), 0, PAGE, middle)
  closeSync(handle)
  const before = readFileSync(file)
  const words = await refusal(lakes)
  expect(words).toContain(`The database ${file} is damaged`)
  expect(words).toContain('npm run data -- restore')
  expect(readFileSync(file)).toEqual(before)
})

it('does not start on a file that is no database', async () => {
  using lakes = new LakeProcesses()
  const file = await filled(lakes)
  writeFileSync(file, 'Not a database. '.repeat(1000))
  expect(await refusal(lakes)).toContain('npm run data -- restore')
})

it('does not start on documents that cannot be read', async () => {
  using lakes = new LakeProcesses()
  const file = await filled(lakes)
  const bytes = readFileSync(file)
  bytes.write(' ', bytes.indexOf('"_id":"doc-7"'))
  writeFileSync(file, bytes)
  expect(await refusal(lakes)).toContain('document doc-7 is no JSON')
})
