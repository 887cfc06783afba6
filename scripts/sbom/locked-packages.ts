import { z } from 'zod'

const entry = z.object({
  /** Only where the folder has another name than the package. */
  name: z.string().optional(),
  version: z.string(),
  license: z.string().optional(),
  integrity: z.string().optional(),
})
const lockFile = z.object({ packages: z.record(z.string(), entry) })

export type LockedPackage = Omit<z.infer<typeof entry>, 'name'> & { name: string }

/** The packages that a lock file names, each once; the project itself is none. */
export function lockedPackages(lock: unknown): LockedPackage[] {
  const { packages } = lockFile.parse(lock)
  const found = Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { name, ...rest }]) => ({
      ...rest,
      name: name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }))
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()]
}
