import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fail } from './fail.ts'
import { npm } from './npm.ts'
import { completeBill } from './sbom/complete-bill.ts'
import { lockedPackages } from './sbom/locked-packages.ts'
import { privateFolder } from './stack/private-folder.ts'

const file = '.data/sbom.cdx.json'

try {
  const root = path.join(import.meta.dirname, '..')
  const lock: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const args = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--legacy-peer-deps']
  const { status, output, errors } = await npm('sbom', ...args)
  if (status !== 0)
    throw new Error(
      `npm made no bill of materials: ${errors}Does package-lock.json fit package.json?`,
    )
  const bill = completeBill(JSON.parse(output), lockedPackages(lock))
  privateFolder(path.join(root, '.data'))
  writeFileSync(path.join(root, file), JSON.stringify(bill))
  console.log(`  ${file}: ${bill.components.length} packages, CycloneDX ${bill.specVersion}`)
} catch (error) {
  fail(error)
}
