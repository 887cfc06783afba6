import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { completeLock } from './complete-lock.ts'
import { parseLock } from './lock-file.ts'
import { missingPackages } from './missing-packages.ts'
import { platformOf } from './platform-of.ts'

/** A tool whose native part is locked for one system, and in another version for a second. */
const lock = parseLock(
  JSON.stringify({
    name: 'site',
    lockfileVersion: 3,
    packages: {
      '': { version: '1.0.0' },
      'node_modules/tool': {
        version: '2.0.0',
        integrity: 'sha512-tool',
        dev: true,
        optionalDependencies: {
          'tool-linux-x64-gnu': '2.0.0',
          'tool-darwin-arm64': '2.0.0',
          'tool-win32-x64-msvc': '2.0.0',
          'file-watcher': '^1.0.0',
        },
      },
      'node_modules/file-watcher': { version: '1.4.0', integrity: 'sha512-w', optional: true },
      'node_modules/tool-linux-x64-gnu': {
        version: '2.0.0',
        integrity: 'sha512-linux',
        license: 'MIT',
        engines: { node: '>=18' },
        optional: true,
      },
      'node_modules/tool-win32-x64-msvc': {
        version: '1.9.0',
        integrity: 'sha512-old',
        optional: true,
      },
    },
  }),
)
const nothing = async () => undefined

it('finds what is lacking, and what is locked in another version than the one named', () => {
  expect(missingPackages(lock).map(({ name }) => name)).toEqual([
    'tool-darwin-arm64',
    'tool-win32-x64-msvc',
  ])
})

it('adds each with its platform, and what is the same for all from one that is locked', async () => {
  const { lock: complete, added } = await completeLock(lock, nothing)
  expect(added).toHaveLength(2)
  expect(complete.packages['node_modules/tool-darwin-arm64']).toEqual({
    version: '2.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    dev: true,
    license: 'MIT',
    optional: true,
    engines: { node: '>=18' },
  })
  expect(missingPackages(complete)).toEqual([])
})

it('leaves what is there, and puts another version below the package that names it', async () => {
  const { packages } = (await completeLock(lock, nothing)).lock
  expect(packages).toMatchObject(lock.packages)
  expect(packages['node_modules/tool/node_modules/tool-win32-x64-msvc']?.version).toBe('2.0.0')
})

it('takes the hash that the registry has, also for an entry of earlier, and tells of none', async () => {
  const first = await completeLock(lock, nothing)
  expect(first.unproven).toEqual(['tool-darwin-arm64@2.0.0', 'tool-win32-x64-msvc@2.0.0'])
  const second = await completeLock(first.lock, async (name) =>
    name === 'tool-darwin-arm64' ? 'sha512-darwin' : undefined,
  )
  expect(second.added).toEqual([])
  expect(second.lock.packages['node_modules/tool-darwin-arm64']?.integrity).toBe('sha512-darwin')
  expect(second.unproven).toEqual(['tool-win32-x64-msvc@2.0.0'])
})

it.each([
  ['@next/swc-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@biomejs/cli-linux-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['jscpd-windows-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
  ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
])('reads the platform of %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

it('says what to do about a package that names no platform', () => {
  expect(() => platformOf('bufferutil')).toThrow(/“bufferutil” names no platform.*npm install/)
})

it("the project's own lock file names the packages of every platform: else, `npm run lock`", () => {
  const file = path.join(import.meta.dirname, '..', '..', 'package-lock.json')
  expect(missingPackages(parseLock(readFileSync(file, 'utf8')))).toEqual([])
})

it("the project's own lock file names no registry: each machine asks its own", () => {
  const file = path.join(import.meta.dirname, '..', '..', 'package-lock.json')
  expect(readFileSync(file, 'utf8')).not.toContain('"resolved"')
})
