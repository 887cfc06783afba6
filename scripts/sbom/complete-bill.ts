import { z } from 'zod'
import type { LockedPackage } from './locked-packages.ts'

const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      purl: z.string().startsWith('pkg:npm/'),
    }),
  ),
})

export type Bill = z.infer<typeof bill>

/**
 * npm's own bill of materials, with what it leaves out: the packages that only a peer asks for, of
 * which it knows nothing when it reads the lock file as leniently as the install does. Throws where
 * npm's is no CycloneDX.
 */
export function completeBill(npms: unknown, locked: readonly LockedPackage[]): Bill {
  const { components, ...rest } = bill.parse(npms)
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const missing = locked.filter(({ name, version }) => !named.has(`${name}@${version}`))
  return { ...rest, components: [...components, ...missing.map(component)] }
}

/** A package in the form that npm gives it. */
function component({ name, version, license, integrity }: LockedPackage) {
  const [, hash] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? []
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(hash && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [{ expression: license }] }),
  }
}
