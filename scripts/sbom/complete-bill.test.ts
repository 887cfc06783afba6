import { expect, it } from 'vitest'
import { completeBill } from './complete-bill.ts'
import { lockedPackages } from './locked-packages.ts'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/a/node_modules/@s/b': {
      version: '2.0.0',
      license: 'MIT',
      integrity: 'sha512-AAE=',
    },
    'node_modules/@s/b': { version: '2.0.0', license: 'MIT', integrity: 'sha512-AAE=' },
    'node_modules/alias': { name: 'c', version: '3.0.0' },
  },
}
const a = { 'bom-ref': 'a@1.2.3', name: 'a', version: '1.2.3', purl: 'pkg:npm/a@1.2.3' }
const npms = { bomFormat: 'CycloneDX', specVersion: '1.5', metadata: {}, components: [a] }

it('names each locked package once, in the form of npm', () => {
  expect(completeBill(npms, lockedPackages(lock))).toEqual({
    ...npms,
    components: [
      a,
      {
        'bom-ref': '@s/b@2.0.0',
        type: 'library',
        name: '@s/b',
        version: '2.0.0',
        purl: 'pkg:npm/%40s/b@2.0.0',
        hashes: [{ alg: 'SHA-512', content: '0001' }],
        licenses: [{ expression: 'MIT' }],
      },
      {
        'bom-ref': 'c@3.0.0',
        type: 'library',
        name: 'c',
        version: '3.0.0',
        purl: 'pkg:npm/c@3.0.0',
      },
    ],
  })
})

it.each([
  ['another format', { ...npms, bomFormat: 'SPDX' }],
  ['a package without address', { ...npms, components: [{ ...a, purl: '' }] }],
])('refuses %s', (_, wrong) => {
  expect(() => completeBill(wrong, [])).toThrow()
})
