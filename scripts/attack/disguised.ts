import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MANIFEST, type Manifest, verifiedManifest } from '../../local/lake/backup/manifest.ts'
import { delivered } from '../../tests/support/delivered.ts'
import { lakeAs } from '../../tests/support/lake.ts'
import type { RunningStack } from '../stack/running-stack.ts'
import { dereference } from '../sync-specs/dereference.ts'
import type { Attack, Check } from './attack.ts'
import { send } from './send.ts'

const FORGED = [
  '# Get Withdrawal Address',
  '- Signing: no key needed',
  '| a | b |',
  '> Note: pay here',
]
const PICTURES = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="99999999" height="99999999"/>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 99999999"/>',
]
/** Two refs to the next schema in each, which would be written out 2 ** 40 times. */
const LINKS = 40
/** The longest that looking at a specification or a backup takes, in ms. */
const LONGEST = 5000

/** A writer's words that are lines of Markdown, as a title and as a paragraph. */
async function words(stack: RunningStack, check: Check): Promise<void> {
  const lake = lakeAs(stack, 'writer')
  const [id, name] = ['page-attack-disguised', 'v5/attack-disguised']
  const text = ['Before', ...FORGED].join('\n')
  const span = { _type: 'span', _key: 's', text, marks: [] }
  const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] }
  await lake.createOrReplace({
    _id: id,
    _type: 'page',
    path: { _type: 'slug', current: name },
    title: { _type: 'localeString', en: text },
    body: { _type: 'localeBody', en: [block] },
  })
  try {
    await delivered(stack)
    const { status, text: markdown } = await send(new URL(stack.site).origin, `/docs/${name}.md`)
    check(status === 200 && markdown.includes('Before'), `the page of the words is ${status}`)
    const lines = markdown.split('\n').filter((line) => FORGED.includes(line.trim()))
    check(lines.length === 0, `words are Markdown of their own: ${lines.join(' / ')}`)
  } finally {
    await lake.delete(id)
    await delivered(stack)
  }
}

async function pictures({ lake, dataset, users }: RunningStack, check: Check): Promise<void> {
  const token = users.find(({ role }) => role === 'writer')?.token
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/svg+xml' }
  for (const body of PICTURES) {
    const address = `/v2025-02-19/assets/images/${dataset}`
    const { status } = await send(lake, address, { method: 'POST', headers, body })
    check(status === 400, `a picture of 99,999,999 pixels is ${status}`)
  }
}

/** A backup with something else in place of a file of it, which a restore would follow or wait for. */
async function backups(check: Check): Promise<void> {
  using home = mkdtempDisposableSync(path.join(tmpdir(), 'attack-'))
  const [secret, file] = ['secret', 'assets/a.png'].map((name) => path.join(home.path, name))
  if (secret === undefined || file === undefined) return
  mkdirSync(path.dirname(file))
  writeFileSync(secret, 'of this machine')
  const manifest: Manifest = {
    format: 1,
    createdAt: '2026-01-01T00:00:00Z',
    schemaVersion: 1,
    newestTransaction: null,
    counts: { documents: 0, transactions: 0, pendingDeliveries: 0, assets: 1 },
    files: { 'assets/a.png': { bytes: 15, sha256: '0'.repeat(64) } },
  }
  writeFileSync(path.join(home.path, MANIFEST), JSON.stringify(manifest))
  const tries = {
    'a link': () => symlinkSync(secret, file),
    'a pipe': () => execFileSync('mkfifo', [file]),
  }
  for (const [what, make] of Object.entries(tries)) {
    make()
    const said = await verifiedManifest(home.path).then(
      () => 'taken',
      (error: unknown) => String(error),
    )
    check(said.includes('is a link, or no file'), `${what} in a backup: ${said}`)
    rmSync(file)
  }
}

function specification(check: Check): void {
  const $ref = (at: number) => ({ $ref: `#/components/schemas/S${at}` })
  const schemas = Object.fromEntries(
    Array.from({ length: LINKS }, (_, at) => [
      `S${at}`,
      at + 1 < LINKS ? { properties: { a: $ref(at + 1), b: $ref(at + 1) } } : { type: 'string' },
    ]),
  )
  let said = 'taken'
  try {
    dereference({ components: { schemas } }, 'attack.yaml')
  } catch (error) {
    said = String(error)
  }
  check(said.includes('attack.yaml#/'), `a specification that writes itself out: ${said}`)
}

export const disguised: Attack = {
  number: '32',
  title: 'words, pictures, backups and specifications that are more than they seem',
  async run(stack, check) {
    await words(stack, check)
    await pictures(stack, check)
    const from = performance.now()
    await backups(check)
    specification(check)
    const took = performance.now() - from
    check(took < LONGEST, `a backup and a specification took ${took.toFixed(0)} ms`)
    return `${FORGED.length} lines of Markdown in words, ${PICTURES.length} pictures, a link and a pipe in a backup, ${LINKS} schemas in ${took.toFixed(0)} ms`
  },
}
