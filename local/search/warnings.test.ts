import { expect, test } from 'vitest'
import { SearchProcesses } from './testing/search-process.ts'
import { typesense } from './testing/test-server.ts'

test('a field named `id` is passed over with a warning', async () => {
  using processes = new SearchProcesses()
  const server = await processes.start()
  const fields = [
    { name: 'id', type: 'string' as const },
    { name: 'title', type: 'string' as const },
  ]
  await typesense(server.url).collections().create({ name: 'books', fields })
  await expect.poll(server.words).toMatch(/"warning".*"books".*`id`/)
})
