import { type LockEntry, type LockFile, packageName, placeIn } from './lock-file.ts'
import { type Missing, missingPackages } from './missing-packages.ts'
import { platformOf } from './platform-of.ts'

/** A package's hash at the registry, or undefined where that does not have the package. */
export type AskIntegrity = (name: string, version: string) => Promise<string | undefined>

/**
 * The lock file with an entry for each optional package that it lacks: npm leaves out those that its
 * registry does not have, and those of other platforms where it makes the file beside installed
 * packages (https://github.com/npm/cli/issues/4828). An entry without a hash, new or old, gets one if
 * the registry has it; without, npm installs what the registry gives.
 */
export async function completeLock(
  lock: LockFile,
  askIntegrity: AskIntegrity,
): Promise<{ lock: LockFile; added: Missing[]; unproven: string[] }> {
  const packages = { ...lock.packages }
  const added = missingPackages(lock)
  for (const missing of added) {
    const top = placeIn('', missing.name)
    const place = packages[top] === undefined ? top : placeIn(missing.parent, missing.name)
    packages[place] = entryOf(missing, lock.packages)
  }
  const unproven: string[] = []
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '' || entry.version === undefined || entry.integrity !== undefined) continue
    const { version, ...rest } = entry
    const integrity = await askIntegrity(packageName(place), version)
    if (integrity === undefined) unproven.push(`${packageName(place)}@${version}`)
    else packages[place] = { version, integrity, ...rest }
  }
  return { lock: { ...lock, packages }, added, unproven }
}

/** As npm writes it; what all platforms share is taken from one that is locked. */
function entryOf({ name, version, parent }: Missing, packages: LockFile['packages']): LockEntry {
  const { optionalDependencies = {}, dev, peer } = packages[parent] ?? {}
  const sibling = Object.keys(optionalDependencies)
    .map((other) => packages[placeIn('', other)])
    .find((entry) => entry?.version === version)
  const { license, engines } = sibling ?? {}
  return {
    version,
    ...platformOf(name),
    ...(dev && { dev }),
    ...(license !== undefined && { license }),
    optional: true,
    ...(peer && { peer }),
    ...(engines !== undefined && { engines }),
  }
}
