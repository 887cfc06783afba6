import { expect, it } from 'vitest'
import { failure, robotOf, seedUsers, testLake } from '../testing/test-lake.ts'

it('an Editor’s token writes all documents and images, as Sanity’s does, and manages nothing', async () => {
  await using lake = await testLake({ users: [...seedUsers, robotOf('editor')] })
  const editor = lake.client('editor')
  const settings = { _id: 'siteSettings', _type: 'siteSettings', fourEyes: ['v5'] }
  const review = { _id: 'workflow.a', _type: 'workflow', subject: 'a', notes: [] }
  for (const document of [settings, { _id: 'a', _type: 'page' }, review])
    await editor.create(document)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  const { _id } = await editor.assets.upload('image', svg)
  for (const id of [_id, 'workflow.a', 'a', 'siteSettings']) await editor.delete(id)
  const hooks = editor.request({ url: '/hooks/projects/local' })
  expect(await failure(hooks)).toMatchObject({ status: 403 })
})
