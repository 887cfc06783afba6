// Needs the running stack: a separate build of its site fails.
// @module-tag nightly
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient, type IdentifiedSanityDocumentStub } from '@sanity/client'
import { expect, inject, it } from 'vitest'
import { inheritedEnv } from '../../../scripts/stack/env.ts'
import { freePort } from '../../../scripts/stack/free-port.ts'
import { runNode } from '../../../scripts/stack/run-node.ts'
import { startService } from '../../../scripts/stack/service.ts'

const stack = inject('stack')
const root = path.resolve(import.meta.dirname, '..', '..', '..')
const words = (en: string) => ({ _type: 'localeString', en, zhTW: en })

const documents: IdentifiedSanityDocumentStub[] = [
  {
    _id: 'version-next',
    _type: 'docsVersion',
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '',
  },
  {
    _id: 'page-v5-start',
    _type: 'page',
    path: { _type: 'slug', current: 'v5/start' },
    title: words('Start'),
    sidebarLabel: words('Start'),
    description: words('A page with a link that leads nowhere.'),
    version: { _type: 'reference', _ref: 'version-next' },
    body: {
      _type: 'localeBody',
      en: [
        {
          _type: 'block',
          _key: 'broken-block',
          style: 'normal',
          markDefs: [
            {
              _key: 'm1',
              _type: 'pageLink',
              page: { _type: 'reference', _ref: 'page-v5-nowhere', _weak: true },
            },
          ],
          children: [{ _type: 'span', _key: 's1', text: 'Read on here', marks: ['m1'] }],
        },
      ],
    },
  },
]

it('a build fails on a link to a missing page, naming page, block and target', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'broken-link-'))
  const users = path.join(folder, 'users.json')
  const administrator = {
    id: 'administrator',
    name: 'Administrator',
    email: 'administrator@exchange.example',
    role: 'administrator',
    token: 'token-of-the-broken-link-test',
  }
  writeFileSync(users, JSON.stringify([administrator]))
  const LAKE_PORT = `${await freePort()}`
  const lakeUrl = `http://localhost:${LAKE_PORT}`
  const lake = await startService(
    {
      name: 'lake',
      args: ['local/lake/main.ts'],
      env: {
        ...inheritedEnv(),
        LAKE_PORT,
        LAKE_DATA: folder,
        LAKE_USERS: users,
        LAKE_STUDIO_ORIGINS: 'http://localhost:3433',
      },
      healthUrl: `${lakeUrl}/v1/ping`,
    },
    { root, logs: folder, onPid: () => {} },
  )
  try {
    const client = createClient({
      projectId: 'local',
      dataset: 'production',
      apiHost: lakeUrl,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2025-02-19',
      token: administrator.token,
    })
    const transaction = client.transaction()
    for (const document of documents) transaction.createOrReplace(document)
    await transaction.commit()
    copyCode(path.join(root, 'web', '.next-broken'))
    const next = 'node_modules/next/dist/bin/next'
    // The pages are rendered with the stack's compiled code: compiling takes most of a build.
    const build = runNode([next, 'build', 'web', '--experimental-build-mode', 'generate'], {
      cwd: root,
      env: {
        ...inheritedEnv(),
        SANITY_PROJECT_ID: 'local',
        SANITY_DATASET: 'production',
        SANITY_API_HOST: lakeUrl,
        SITE_DIST: '.next-broken',
      },
    })
    const failure = await build.then(
      () => '',
      (error: Error) => error.message,
    )
    expect(failure).toContain('v5/start')
    expect(failure).toContain('broken-block')
    expect(failure).toContain('page-v5-nowhere')
  } finally {
    await lake.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(path.join(root, 'web', '.next-broken'), { recursive: true, force: true })
  }
})

/** Copies the stack's build, without rendered pages and caches. */
function copyCode(target: string): void {
  const { site } = stack.builds
  const kept = ['cache', 'last-good', 'built.stamp'].map((name) => path.join(site, name))
  cpSync(site, target, {
    recursive: true,
    filter: (file) => !kept.includes(file) && !/\.(html|rsc|body|meta|br)$/.test(file),
  })
}
