import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PRIVATE_FOLDER, restrictToOwner } from '../store/private-files.ts'
import { flush, flushFolder, snapshot } from '../store/snapshot.ts'
import { describeFile, MANIFEST, type Manifest } from './manifest.ts'
import { summarise } from './summarise.ts'

/**
 * Copies the lake in `dataDir`, running or not, into the new folder `target`: a snapshot of the database, and the
 * assets' files. Throws when `target` exists or the copy is incomplete, and then leaves nothing.
 */
export async function backUp(dataDir: string, target: string): Promise<Manifest> {
  const source = path.join(dataDir, 'lake.sqlite')
  if (!existsSync(source))
    throw new Error(`There is no lake in ${dataDir}: nothing to back up. Run \`npm start\` once.`)
  if (existsSync(target))
    throw new Error(`${target} exists already. Name a folder that does not, or none.`)
  const part = `${target}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(path.join(part, 'assets'), { recursive: true, mode: PRIVATE_FOLDER })
  try {
    const manifest = await fill(part, source, path.join(dataDir, 'assets'))
    restrictToOwner(part)
    renameSync(part, target)
    flushFolder(path.dirname(target))
    return manifest
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  }
}

async function fill(part: string, source: string, assets: string): Promise<Manifest> {
  // Asset files never change. They are copied before and after the snapshot, so that neither uploads nor deletions made
  // meanwhile leave one missing.
  copyMissing(assets, path.join(part, 'assets'))
  takeSnapshot(source, path.join(part, 'lake.sqlite'))
  copyMissing(assets, path.join(part, 'assets'))
  const files = await describeAll(part)
  const assetCount = Object.keys(files).length - 1
  const manifest = {
    format: 1 as const,
    createdAt: new Date().toISOString(),
    ...summarise(path.join(part, 'lake.sqlite'), assetCount),
    files,
  }
  writeFileSync(path.join(part, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
    flush: true,
  })
  return manifest
}

function takeSnapshot(source: string, file: string): void {
  const database = new DatabaseSync(source)
  try {
    database.exec('PRAGMA busy_timeout = 10000')
    snapshot(database, file)
  } finally {
    database.close()
  }
}

function copyMissing(from: string, to: string): void {
  for (const name of filesBelow(from)) {
    const copy = path.join(to, name)
    if (existsSync(copy)) continue
    mkdirSync(path.dirname(copy), { recursive: true })
    copyFileSync(path.join(from, name), copy, constants.COPYFILE_FICLONE)
    flush(copy)
  }
}

/** Paths of files relative to `folder`, without unfinished uploads. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

async function describeAll(part: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {}
  for (const name of filesBelow(part))
    files[name.split(path.sep).join('/')] = await describeFile(path.join(part, name))
  return files
}
