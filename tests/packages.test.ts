import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const named = z.record(z.string(), z.string())
const own = z
  .object({ dependencies: named, devDependencies: named })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const locked = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        optionalDependencies: named.default({}),
        dev: z.boolean().optional(),
        optional: z.boolean().optional(),
        os: z.array(z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages

it('package.json names each package by an exact version', () => {
  const all = Object.entries({ ...own.dependencies, ...own.devDependencies })
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

it('the lock file has a hash for each package, except for tools of other platforms', () => {
  const all = Object.entries(locked).filter(([place]) => place !== '')
  const open = all.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  const deployed = open.filter(([, { dev, optional, os }]) => !(dev && optional && os))
  expect(deployed.map(([place]) => place)).toEqual([])
})

type Locked = Record<
  string,
  { version?: string | undefined; optionalDependencies: Record<string, string> }
>

/** Optional packages (as of other platforms) that locked ones name and the lock file lacks or has in other versions. */
function missingPackages(packages: Locked): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const found = [...foldersAbove(place)]
        .map((folder) => packages[`${folder}node_modules/${name}`])
        .find((entry) => entry !== undefined)
      const isExact = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)
      return found && (!isExact || found.version === version) ? [] : [`${name}@${version}`]
    }),
  )
}

/** The folders in whose `node_modules` Node looks, from a package's own upwards; the root is ''. */
function* foldersAbove(place: string): Generator<string> {
  const parts = place === '' ? [] : place.split(/(?<=\/)(?=node_modules\/)/)
  for (let count = parts.length; count >= 0; count--)
    yield parts
      .slice(0, count)
      .join('')
      .replace(/(?<=[^/])$/, '/')
}

it('the lock file names the optional packages of every platform', () => {
  const optionalDependencies = {
    'a-linux': '2.0.0',
    'a-darwin': '2.0.0',
    'a-win32': '2.0.0',
    b: '^1.0.0',
  }
  const others = { 'a-linux': '2.0.0', 'a-win32': '1.9.0', b: '1.4.0' }
  const example: Locked = { 'node_modules/c/node_modules/a': { optionalDependencies } }
  for (const [name, version] of Object.entries(others))
    example[`node_modules/${name}`] = { version, optionalDependencies: {} }
  expect(missingPackages(example)).toEqual(['a-darwin@2.0.0', 'a-win32@2.0.0'])
  expect(missingPackages(locked)).toEqual([])
})

it('the lock file names no registry: each machine uses its own', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})
