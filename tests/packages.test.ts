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
        integrity: z.string().optional(),
        dev: z.boolean().optional(),
        optional: z.boolean().optional(),
        os: z.array(z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages

it('each package is named by an exact version', () => {
  const all = Object.entries({ ...own.dependencies, ...own.devDependencies })
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

it('each package is held to its hash, but for tools of other platforms', () => {
  const all = Object.entries(locked).filter(([place]) => place !== '')
  const open = all.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  const deployed = open.filter(([, { dev, optional, os }]) => !(dev && optional && os))
  expect(deployed.map(([place]) => place)).toEqual([])
})
