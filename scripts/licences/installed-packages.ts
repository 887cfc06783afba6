import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const lock = z.object({ packages: z.record(z.string(), z.unknown()) })

const one = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: one.optional(),
  // Before SPDX, packages listed several to choose from.
  licenses: z.union([z.array(one), one.transform((only) => [only])]).optional(),
})

export interface InstalledPackage {
  name: string
  version: string
  /** SPDX as far as the package says it so; '' where it says nothing. */
  licence: string
}

/** The packages of the lock file in `root` that are installed; those of other platforms are not. */
export function installedPackages(root: string): InstalledPackage[] {
  const { packages } = lock.parse(read(path.join(root, 'package-lock.json')))
  return Object.keys(packages)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(root, folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => {
      const found = manifest.safeParse(read(file))
      if (!found.success)
        throw new Error(`${file} is no manifest: ${z.prettifyError(found.error)}. Install again.`, {
          cause: found.error,
        })
      const { name, version, license, licenses } = found.data
      return { name, version, licence: license ?? licenses?.join(' OR ') ?? '' }
    })
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
