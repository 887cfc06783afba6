import { execFile, execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { describeFile, MANIFEST } from '../backup/manifest.ts'
import { stagingOf } from '../store/staging.ts'
import { contradictions } from '../testing/contradictions.ts'
import { end, LakeProcesses } from '../testing/lake-process.ts'
import { clientOf, testLake } from '../testing/test-lake.ts'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Runs `npm run <name> -- <args>` on the data in `folder`; resolves with status and output. */
async function script(what: string, folder: string, ...args: string[]) {
  const file = path.join(root, 'scripts/data.ts')
  const argv = ['--conditions=react-server', file, what, ...args]
  const env = { NODE_ENV: 'test' as const, PATH: '', DATA_DIR: folder }
  const run = promisify(execFile)(process.execPath, argv, { cwd: root, env })
  return run.then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    (error: { stdout: string; stderr: string }) => ({ ok: false, output: error.stderr }),
  )
}

/** A stack's data folder that contains a lake. */
function stackFolder(lakes: LakeProcesses) {
  const lake = path.join(lakes.folder, 'lake')
  const settings = {
    LAKE_DATA: lake,
    LAKE_WEBHOOK_URL: 'http://127.0.0.1:9/',
    LAKE_WEBHOOK_SECRET: 'secret',
  }
  return { folder: lakes.folder, lake, settings, backup: path.join(lakes.folder, 'kept') }
}

it('backup during writes is complete, and a restore brings back exactly its state', async () => {
  using lakes = new LakeProcesses()
  const { folder, lake, settings, backup } = stackFolder(lakes)
  const { child, url } = await lakes.start(settings)
  const client = clientOf(url, 'writer')
  const image = await client.assets.upload('image', PNG, { filename: 'dot.png' })
  let stop = false
  let written = 0
  const storm = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 1; !stop; n++, written++) {
      const transaction = client.transaction()
      for (let document = 0; document < 3; document++)
        transaction.createOrReplace({ _id: `storm-${writer}-${document}`, _type: 'page', n })
      await transaction.commit()
    }
  })
  await expect.poll(() => written).toBeGreaterThan(20)
  const before = written
  const made = await script('backup', folder, backup)
  const after = written
  stop = true
  await Promise.all(storm)
  expect(made).toMatchObject({ ok: true, output: expect.stringContaining('1 files of assets') })
  expect(after).toBeGreaterThan(before)
  expect(contradictions(backup)).toEqual([])
  await client.delete('storm-0-0')

  const running = await script('restore', folder, backup)
  expect(running).toMatchObject({ ok: false, output: expect.stringContaining('is in use') })
  expect(await client.fetch('count(*[_type == "page"])')).toBe(11)
  expect(await end(child)).toBe(0)

  expect(await script('restore', folder, backup)).toMatchObject({ ok: true })
  const manifest = JSON.parse(readFileSync(path.join(backup, MANIFEST), 'utf8')) as {
    newestTransaction: { id: string }
    counts: { documents: number }
  }
  const again = await lakes.start(settings)
  const restored = clientOf(again.url, 'writer')
  const found = await restored.fetch<{ _rev: string; n: number }[]>('*[_type == "page"]{_rev, n}')
  expect(found).toHaveLength(12)
  expect(found.map(({ _rev }) => _rev)).toContain(manifest.newestTransaction.id)
  expect(await restored.fetch('count(*)')).toBe(manifest.counts.documents)
  const bytes = await (await fetch(image.url.replace(url, again.url))).arrayBuffer()
  expect(Buffer.from(bytes)).toEqual(PNG)
  expect(await end(again.child)).toBe(0)
  expect(contradictions(lake)).toEqual([])
  const aside = readdirSync(folder).find((name) => name.startsWith('lake.before-restore-'))
  expect(contradictions(path.join(folder, String(aside)))).toEqual([])
})

it('backup includes data of a killed lake, and restores into an empty folder', async () => {
  using lakes = new LakeProcesses()
  const { folder, settings, backup } = stackFolder(lakes)
  const { child, url } = await lakes.start(settings)
  await clientOf(url, 'writer').create({ _id: 'a', _type: 'page' })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  expect(await script('backup', folder, backup)).toMatchObject({ ok: true })
  const elsewhere = path.join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  expect(await script('restore', elsewhere, backup)).toMatchObject({ ok: true })
  expect(readdirSync(elsewhere).sort()).toEqual(['content.stamp', 'lake'])
  await using lake = await testLake({ dataDir: path.join(elsewhere, 'lake') })
  expect(await lake.client('writer').getDocument('a')).toMatchObject({ _id: 'a' })
})

it('restore refuses an incomplete backup, and leaves the data unchanged', async () => {
  using lakes = new LakeProcesses()
  const { folder, lake, backup } = stackFolder(lakes)
  const first = await testLake({ dataDir: lake })
  await first.client('writer').create({ _id: 'a', _type: 'page' })
  await first.close()
  expect(await script('backup', folder, backup)).toMatchObject({ ok: true })
  const again = await script('backup', folder, backup)
  expect(again).toMatchObject({ ok: false, output: expect.stringContaining('exists already') })

  const refused = async (what: string, spoil: (copy: string) => void | Promise<void>) => {
    const copy = path.join(folder, 'spoilt')
    rmSync(copy, { recursive: true, force: true })
    cpSync(backup, copy, { recursive: true })
    await spoil(copy)
    const result = await script('restore', folder, copy)
    expect(result).toMatchObject({ ok: false, output: expect.stringContaining(what) })
  }
  await refused('is not what was backed up', (copy) =>
    appendFileSync(path.join(copy, 'lake.sqlite'), 'x'),
  )
  await refused('lacks lake.sqlite', (copy) => rmSync(path.join(copy, 'lake.sqlite')))
  await refused('is no finished backup', (copy) => rmSync(path.join(copy, MANIFEST)))
  await refused('are of version 999', (copy) => {
    const file = path.join(copy, MANIFEST)
    const text = readFileSync(file, 'utf8').replace(/"schemaVersion": \d+/, '"schemaVersion": 999')
    writeFileSync(file, text)
  })
  // A forged manifest with matching checksums, as a sender of the backup could write it.
  const described = async (copy: string, name: string) => {
    const file = path.join(copy, MANIFEST)
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    manifest.files[name] = await describeFile(path.join(copy, name))
    writeFileSync(file, JSON.stringify(manifest))
  }
  const secret = path.join(folder, 'secret')
  writeFileSync(secret, 'of this machine')
  await refused('is a link', async (copy) => {
    symlinkSync(secret, path.join(copy, 'assets', 'a.png'))
    await described(copy, 'assets/a.png')
  })
  await refused('is a link', async (copy) => {
    symlinkSync(folder, path.join(copy, 'assets', 'below'))
    await described(copy, 'assets/below/secret')
  })
  await refused('is a link', async (copy) => {
    writeFileSync(path.join(copy, 'assets', 'a.png'), 'a')
    await described(copy, 'assets/a.png')
    rmSync(path.join(copy, 'assets', 'a.png'))
    execFileSync('mkfifo', [path.join(copy, 'assets', 'a.png')])
  })
  const changed = (sql: string) => async (copy: string) => {
    const database = new DatabaseSync(path.join(copy, 'lake.sqlite'))
    database.exec(sql)
    database.close()
    await described(copy, 'lake.sqlite')
  }
  await refused(
    'differs from a lake',
    changed('CREATE TRIGGER gone AFTER INSERT ON documents BEGIN DELETE FROM documents; END'),
  )
  await refused('differs from a lake', changed('CREATE VIEW more AS SELECT 1'))
  await refused('its manifest says', changed('DELETE FROM documents'))
  await refused('its manifest says', async (copy) => {
    rmSync(path.join(copy, 'lake.sqlite'))
    await changed(
      'CREATE TABLE documents (id, body); CREATE TABLE transactions (seq, id, timestamp); CREATE TABLE deliveries (state)',
    )(copy)
  })
  expect(await script('restore', folder)).toMatchObject({ ok: false })
  await using kept = await testLake({ dataDir: lake })
  expect(await kept.client('writer').getDocument('a')).toMatchObject({ _id: 'a' })
})

it('the lake refuses to start empty after an interrupted restore', async () => {
  using lakes = new LakeProcesses()
  const { folder, lake, settings } = stackFolder(lakes)
  mkdirSync(stagingOf(lake))
  mkdirSync(lake)
  renameSync(lake, path.join(folder, 'lake.before-restore-now'))
  const { url, stderr } = await lakes.start(settings)
  expect(url).toBe('')
  expect(stderr()).toContain('was interrupted. Run it again: npm run data -- restore')
})
