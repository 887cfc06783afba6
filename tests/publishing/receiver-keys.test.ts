import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { testLake, tokenOf } from '../../local/lake/testing/test-lake.ts'

const root = path.join(import.meta.dirname, '../..')

/** The output of `npm run hooks -- --receivers` with access to the lake. */
async function printed(lake: string, secret: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/hooks.ts', '--receivers'],
    {
      cwd: root,
      env: {
        ...{ PATH: process.env['PATH'], SANITY_PROJECT_ID: 'local', SANITY_DATASET: 'production' },
        ...{ SANITY_API_HOST: lake, SANITY_WRITE_TOKEN: tokenOf('administrator') },
        ...{ NODE_ENV: 'test', CHANGES_WEBHOOK_SECRET: secret },
      },
    },
  )
  return stdout
}

it('hooks --receivers prints each receiver with the key that the site signs with, newest first', async () => {
  await using lake = await testLake()
  const secrets = ['a new secret of the test', 'an old secret of the test']
  expect(await printed(lake.url, secrets[0] ?? '')).toContain('There is no receiver')
  const receiver = { _type: 'changeReceiver', name: 'Client', url: 'https://hooks.example/a' }
  await lake.client('administrator').create({ ...receiver, _id: 'receiver-a' })
  await lake.client('administrator').create({ ...receiver, _id: 'receiver-b', enabled: false })
  await lake.client('administrator').create({ ...receiver, _id: 'drafts.receiver-c' })
  const keys = ['receiver-a', 'receiver-b'].map((id) =>
    secrets.map((secret) => {
      const key = createHmac('sha256', secret).update(`change-receiver:${id}`).digest('base64')
      return `  whsec_${key}\n`
    }),
  )
  expect(await printed(lake.url, secrets.join(','))).toBe(
    `Client\n  https://hooks.example/a\n${keys[0]?.join('')}Client (switched off)\n  https://hooks.example/a\n${keys[1]?.join('')}`,
  )
  await expect(printed(lake.url, '')).rejects.toThrow('CHANGES_WEBHOOK_SECRET is not set')
})
