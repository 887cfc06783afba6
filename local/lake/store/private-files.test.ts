import { chmodSync, lstatSync, mkdtempDisposableSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { backUp } from '../backup/back-up.ts'
import { testLake } from '../testing/test-lake.ts'

const everythingIn = (folder: string) => [
  '',
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }),
]

/** Files and folders that other users of this machine may access. */
const openToOthers = (folder: string) =>
  everythingIn(folder).filter((name) => (lstatSync(path.join(folder, name)).mode & 0o077) !== 0)

it.skipIf(process.platform === 'win32')(
  'gives only the owner access to data and backups, also to those of an earlier version',
  async () => {
    using data = mkdtempDisposableSync(path.join(tmpdir(), 'lake-private-'))
    const dataDir = path.join(data.path, 'lake')
    const lake = await testLake({ dataDir })
    await lake.client('administrator').create({ _id: 'a', _type: 'page' })
    await lake.client('writer').assets.upload('image', Buffer.from('<svg width="1" height="1"/>'))
    expect(everythingIn(dataDir)).toEqual(
      expect.arrayContaining(['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-shm', 'lake.lock']),
    )
    expect(openToOthers(dataDir)).toEqual([])
    const backup = path.join(data.path, 'backup')
    await backUp(dataDir, backup)
    expect(openToOthers(backup)).toEqual([])
    await lake.close()

    for (const name of everythingIn(dataDir)) {
      const file = path.join(dataDir, name)
      chmodSync(file, lstatSync(file).isDirectory() ? 0o755 : 0o644)
    }
    await using again = await testLake({ dataDir })
    expect(openToOthers(dataDir)).toEqual([])
    await again.client('administrator').create({ _id: 'b', _type: 'page' })
    expect(openToOthers(dataDir)).toEqual([])
  },
)
