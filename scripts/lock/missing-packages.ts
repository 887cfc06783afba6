import { foldersAbove, type LockFile, placeIn } from './lock-file.ts'

export type Missing = { name: string; version: string; parent: string }

const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/

/**
 * The optional packages that locked ones name and that the lock file lacks, or has in another version
 * than the exact one that is named. An install on their platforms leaves them out.
 */
export function missingPackages({ packages }: LockFile): Missing[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const found = [...foldersAbove(parent)]
        .map((folder) => packages[placeIn(folder, name)])
        .find((entry) => entry !== undefined)
      const fits = found !== undefined && (!EXACT.test(version) || found.version === version)
      return fits ? [] : [{ name, version, parent }]
    }),
  )
}
