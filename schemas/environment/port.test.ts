import { expect, it } from 'vitest'
import { z } from 'zod'
import { port } from './port.ts'
import { readEnvironment } from './read-environment.ts'

it('port refuses every port that fetch blocks, in the message of its variable', async () => {
  const schema = port(3900)
  const refused = Array.from({ length: 65_535 }, (_, index) => index + 1).filter(
    (value) => !schema.safeParse(value).success,
  )
  for (const value of refused)
    await expect(fetch(`http://localhost:${value}`), `${value}`).rejects.toMatchObject({
      cause: { message: 'bad port' },
    })
  expect(refused).toContain(4190)
  const read = () =>
    readEnvironment(z.object({ LAKE_PORT: schema }), { LAKE_PORT: '4190' }, 'the stack')
  expect(read).toThrow(/LAKE_PORT is “4190”: .*no fetch connects/)
})
