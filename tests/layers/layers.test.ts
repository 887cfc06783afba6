import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  cruise,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IModule,
} from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'
import { forbidden, layers, tests } from './rules.ts'

const root = path.join(import.meta.dirname, '../..')
const folders = ['blocks', 'content', 'local', 'schemas', 'scripts', 'specs', 'studio', 'web']

/** Files with `using`, which the parser does not support and only tests contain. */
const unread = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter(Boolean)
  .filter(
    (file) =>
      existsSync(path.join(root, file)) &&
      /^\s*(await )?using \w+ =/m.test(readFileSync(path.join(root, file), 'utf8')),
  )

const rule = (name: string, from: string, to: object): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: from },
  to,
})
/** Rules that good imports violate: they prove that the check finds violations. */
const probes = [
  rule('probe-types', '^web/content/page/page\\.ts$', {
    path: '/stored-page\\.ts$',
    dependencyTypes: ['type-only'],
  }),
  rule('probe-reach', '^web/content/page/page\\.ts$', {
    path: '^schemas/text-hash\\.ts$',
    reachable: true,
  }),
]

/** All imports of shipped and run code, types included, checked against the rules. */
async function imports(): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    baseDir: root,
    ruleSet: { forbidden: [...forbidden, ...probes] },
    validate: true,
    // TypeScript 7, which checks types here, has no parser for other tools:
    // https://github.com/microsoft/TypeScript/issues/63875
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^tests', '^bench'] },
    exclude: { path: ['/\\.next', '/dist/', '^web/public/', '/fixtures/', ...unread] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  })
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered a text: ${output}`)
  return output
}

const isProbe = (name: string) => probes.some((probe) => probe.name === name)
const broken = ({ summary }: ICruiseResult) =>
  summary.violations
    .filter(({ rule }) => !isProbe(rule.name))
    .map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`)

let found: ICruiseResult
beforeAll(async () => {
  found = await imports()
})

describe('the imports', () => {
  it('violate no rule', () => {
    expect(found.modules.length).toBeGreaterThan(2000)
    expect(found.summary.totalDependenciesCruised).toBeGreaterThan(7000)
    expect(broken(found)).toEqual([])
  })

  it.each(Object.entries(layers))('have a layer for every folder of %s', (folder, names) => {
    const inside = readdirSync(path.join(root, folder), { withFileTypes: true })
    const own = inside.filter((one) => one.isDirectory() && !/^(\.next|public)/.test(one.name))
    const files = inside.filter((one) => one.isFile() && names.includes(one.name))
    expect([...own, ...files].map(({ name }) => name).sort()).toEqual([...names].sort())
  })

  it('are checked: a violated rule is reported, at any distance and for types only', () => {
    const names = found.summary.violations.map(({ rule }) => rule.name).filter(isProbe)
    expect([...new Set(names)].sort()).toEqual(['probe-reach', 'probe-types'])
  })

  it('contain no cycle between sibling folders', () => {
    expect(mutualFolders(found.modules)).toEqual([])
  })
})

/** Pairs of sibling folders that import from each other at run time. */
function mutualFolders(modules: readonly IModule[]): string[] {
  const pairs = new Map<string, string>()
  for (const { source, dependencies } of modules.filter(({ source }) => !isSupport(source)))
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only') || isSupport(resolved)) continue
      const [from, to] = parting(source, resolved)
      if (from !== undefined && to !== undefined)
        pairs.set(`${from} → ${to}`, `${source} → ${resolved}`)
    }
  return [...pairs.keys()].filter((pair) => {
    const [from = '', to = ''] = pair.split(' → ')
    return from < to && pairs.has(`${to} → ${from}`) && from.includes('/')
  })
}

const isSupport = (file: string) => new RegExp(`${tests}|^(tests|bench|node_modules)/`).test(file)

/** The sibling folders that contain the two files. */
function parting(one: string, other: string): [from?: string, to?: string] {
  const [ones, others] = [one, other].map((file) => file.split('/').slice(0, -1))
  if (!ones || !others) return []
  const at = ones.findIndex((name, index) => name !== others[index])
  if (at < 0 || others[at] === undefined) return []
  return [ones.slice(0, at + 1).join('/'), others.slice(0, at + 1).join('/')]
}
