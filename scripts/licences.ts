import path from 'node:path'
import { fail } from './fail.ts'
import { checkLicence } from './licences/check-licence.ts'
import { installedPackages } from './licences/installed-packages.ts'

try {
  const packages = installedPackages(path.join(import.meta.dirname, '..'))
  const byLicence = Map.groupBy(packages, ({ licence }) => licence || 'none said')
  const refused: string[] = []
  for (const [licence, all] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`  ${licence.padEnd(30)}${all.length}`)
    for (const { name, version, licence: said } of all) {
      const reason = checkLicence(name, said)
      if (reason === undefined) refused.push(`${name} ${version} (${licence})`)
      else if (reason !== 'allowed') console.log(`    ${name} ${version}: ${reason}`)
    }
  }
  if (refused.length > 0)
    throw new Error(
      `${refused.length} packages have a licence that is not allowed: ${refused.join(', ')}. Use others, or write the exception and its reason into scripts/licences/allowed.ts.`,
    )
} catch (error) {
  fail(error)
}
