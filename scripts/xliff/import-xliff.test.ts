import { expect, it } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { exportFile } from '../../schemas/xliff/export.ts'
import { writeXliff } from '../../schemas/xliff/write.ts'
import { importXliff } from './import-xliff.ts'

const page = (id: string) => ({
  _id: id,
  _type: 'page',
  title: { _type: 'localeString', en: `Title of ${id}` },
})

/** An XLIFF file of pages with these ids, translated. */
function translated(ids: readonly string[]): Uint8Array {
  const files = ids.map((id) => {
    const file = exportFile(page(id), 'all', 'zh-TW')
    const units = file.units.map((unit) => ({
      ...unit,
      segments: unit.segments.map((segment) => ({
        ...segment,
        target: ['標題'],
        state: 'translated' as const,
      })),
    }))
    return { ...file, units }
  })
  return new TextEncoder().encode(writeXliff(files, 'zh-TW'))
}

it('importXliff writes nothing when a file is about no existing document', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create(page('page-a'))
  const how = { publish: false, dryRun: false }
  const mixed = await importXliff(client, translated(['page-a', 'page-gone']), how)
  expect(mixed).toMatchObject({ refused: true })
  expect(mixed.lines.at(-1)).toMatch(/^Nothing is written: 1 of 2 files are of no document/)
  expect(await client.getDocument('drafts.page-a')).toBeUndefined()

  const good = await importXliff(client, translated(['page-a']), how)
  expect(good).toMatchObject({ refused: false })
  expect(await client.getDocument('drafts.page-a')).toMatchObject({ title: { zhTW: '標題' } })
})
