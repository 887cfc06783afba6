import { createHash } from 'node:crypto'
import { createReadStream, lstatSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const file = z.object({ bytes: z.number().int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })

const manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Version of the database schema. */
  schemaVersion: z.number().int().min(1),
  newestTransaction: z.object({ id: z.string(), timestamp: z.string() }).nullable(),
  counts: z.object({
    documents: z.number().int(),
    transactions: z.number().int(),
    pendingDeliveries: z.number().int(),
    assets: z.number().int(),
  }),
  /** Keys are paths relative to the backup's folder, with "/". */
  files: z.record(z.string().regex(/^(lake\.sqlite|assets\/[^\\]+)$/), file),
})

/** Contents of a backup; written last, so that a folder without a manifest is no backup. */
export type Manifest = z.infer<typeof manifest>

export const MANIFEST = 'manifest.json'

export async function describeFile(name: string): Promise<Manifest['files'][string]> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(name), hash)
  return { bytes: statSync(name).size, sha256: hash.digest('hex') }
}

/** The manifest of a backup after checking that all its files exist unchanged; throws with the first fault. */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const found = readManifest(folder)
  for (const [name, expected] of Object.entries(found.files)) {
    if (name.split('/').includes('..')) throw new Error(`The backup names a file outside: ${name}`)
    assertPlainFile(folder, name, expected.bytes)
    const actual = await describeFile(path.join(folder, name))
    if (actual.sha256 !== expected.sha256)
      throw new Error(
        `In the backup ${folder}, ${name} is not what was backed up (${actual.bytes} bytes, ${expected.bytes} expected). Use another one.`,
      )
  }
  return found
}

/** Throws unless `name` below the folder is a regular file of `bytes` bytes; a backup has no links and no pipes. */
function assertPlainFile(folder: string, name: string, bytes: number): void {
  const steps = name.split('/')
  const kinds = steps.map((_, at) =>
    lstatSync(path.join(folder, ...steps.slice(0, at + 1)), { throwIfNoEntry: false }),
  )
  const [file, ...folders] = kinds.toReversed()
  if (!file) throw new Error(`The backup ${folder} lacks ${name}. Use another one.`)
  if (!file.isFile() || !folders.every((one) => one?.isDirectory()))
    throw new Error(
      `In the backup ${folder}, ${name} is a link, or no file: a backup has files alone. Use another one.`,
    )
  if (file.size !== bytes)
    throw new Error(
      `In the backup ${folder}, ${name} is not what was backed up (${file.size} bytes, ${bytes} expected). Use another one.`,
    )
}

/** Largest manifest, in bytes; each file takes some 150. */
const MOST_MANIFEST = 64 * 1024 * 1024

function readManifest(folder: string): Manifest {
  try {
    const { size } = lstatSync(path.join(folder, MANIFEST))
    if (size > MOST_MANIFEST) throw new Error(`It has ${size} bytes.`)
    assertPlainFile(folder, MANIFEST, size)
    return manifest.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')))
  } catch (cause) {
    throw new Error(
      `${folder} is no finished backup: its ${MANIFEST} cannot be read. Give the folder that \`npm run data -- backup\` named.`,
      { cause },
    )
  }
}
