import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { assertPortsFree } from './ports.ts'

it('assertPortsFree names a port in use, the service that needs it and the fix', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(assertPortsFree({ site: port })).rejects.toThrow(
    `Port ${port} is in use, and the site needs it. Stop what listens there, or choose another: SITE_PORT=${port + 100} npm start`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortsFree({ site: port })).resolves.toBeUndefined()
})
