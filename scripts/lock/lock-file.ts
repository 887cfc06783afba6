import { z } from 'zod'

const entry = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  engines: z.unknown().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  dev: z.boolean().optional(),
  peer: z.boolean().optional(),
})
const lockFile = z.looseObject({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entry),
})

export type LockEntry = z.infer<typeof entry>
export type LockFile = z.infer<typeof lockFile>

/** A `package-lock.json`; throws where it is none of npm 7 or newer. */
export const parseLock = (text: string): LockFile => lockFile.parse(JSON.parse(text))

/** The folders whose `node_modules` Node searches from `folder`, nearest first; the root is ''. */
export function* foldersAbove(folder: string): Generator<string> {
  for (let base = folder; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    yield base
    if (base === '') return
  }
}

/** Where a package is in the lock file when it is installed below `folder`. */
export const placeIn = (folder: string, name: string) =>
  `${folder === '' ? '' : `${folder}/`}node_modules/${name}`

/** The name under which the package of a place is imported. */
export const packageName = (place: string) =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
