import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { stackOptions } from '../scripts/stack/env.ts'
import { productEnv } from '../scripts/stack/environment.ts'
import { loadSecrets } from '../scripts/stack/secrets.ts'
import { lakeAs } from '../tests/support/lake.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { localeConfig, locales } from '../web/config/locales.ts'
import { fetchPagePaths } from '../web/content/addresses/page-paths.ts'
import { folderMegabytes, installBenchPackages, measureRun } from './harness/processes.ts'
import { ofStack } from './harness/question.ts'
import type { Report } from './harness/report.ts'

const run = promisify(execFile)
const MINUTES = 12
/** Limits in MB: of the whole output, and of a page with all its formats. */
const OUTPUT_MB = 150
const PAGE_MB = 0.25
const PACKAGES = { vercel: '60.1.3' }
const VERCEL = 'node_modules/vercel/dist/vc.js'
const PAGES = [
  'changelog/v5',
  'v5/intro',
  'v5/enum',
  'v5/error',
  'v5/market/kline',
  'v5/order/create-order',
  'v5/websocket/public/kline',
  'api-explorer/v5/market/kline',
]
/** Headers with the time of an answer, and Next's own, which both sites remove or replace. */
const OWN_HEADERS = /^(?:x-generated-at$|x-next|vary$)/
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

const madeAhead = z.object({
  initialStatus: z.number().default(200),
  initialHeaders: z.record(z.string(), z.string()),
})

/**
 * Checks that a host that runs Next itself serves the same: compares the prerendered output of `vercel build` with the
 * running site's answers, byte by byte except for generation times. The functions are not run.
 */
export const benchHosts = ofStack(async (stack, report) => {
  const folder = path.resolve('.data/hosts')
  const tools = path.join(folder, 'tools')
  await installBenchPackages(tools, PACKAGES)
  const project = path.join(folder, 'project')
  await copyProject(project)
  const options = stackOptions()
  const env = productEnv(options, loadSecrets(options.data))
  const build = [path.join(tools, VERCEL), 'build', '--prod', '--yes', '--token', 'none']
  const signal = AbortSignal.timeout(MINUTES * 60_000)
  const { seconds, megabytes } = await measureRun(build, { cwd: project, env, signal })
  report.note('`vercel build`', seconds, 's')
  report.note('`vercel build`, memory at most', megabytes, 'MB')
  const output = path.join(project, '.vercel/output')
  const size = await folderMegabytes(output)
  const paths = await fetchPagePaths(lakeAs(stack, 'viewer'))
  report.note('its output', size, 'MB', { most: OUTPUT_MB })
  const each = size / paths.length / locales.length
  report.note('its output, for each address', each, 'MB', { most: PAGE_MB })
  await compare(stack, path.join(output, 'functions/docs'), report)
  await rm(project, { recursive: true, force: true })
})

async function copyProject(project: string): Promise<void> {
  await rm(project, { recursive: true, force: true })
  const { stdout } = await run('git', ['ls-files', '-z', ':!tests'], { maxBuffer: 1e8 })
  for (const file of stdout.split('\0').filter(Boolean)) await cp(file, path.join(project, file))
  await run('cp', ['-al', 'node_modules', path.join(project, 'node_modules')])
  const settings = JSON.parse(await readFile('vercel.json', 'utf8'))
  // Skips the installation, as the packages are installed.
  const own = JSON.stringify({ ...settings, installCommand: 'true' })
  await writeFile(path.join(project, 'vercel.json'), own)
  await mkdir(path.join(project, '.vercel'))
  const linked = { projectId: 'none', orgId: 'none', settings: { framework: 'nextjs' } }
  await writeFile(path.join(project, '.vercel/project.json'), JSON.stringify(linked))
}

function answers(): [address: string, file: string][] {
  return locales.flatMap((locale): [string, string][] => {
    const { prefix } = localeConfig[locale]
    const at = (...parts: string[]) => [prefix, ...parts].filter(Boolean).join('/')
    return [
      [at(), locale],
      ...PAGES.flatMap((page): [string, string][] => [
        [at(page), `${locale}/${page}`],
        [at(`${page}.md`), `md/${locale}/${page}`],
      ]),
      [at('v5/market/kline.json'), `facts/${locale}/v5/market/kline`],
      [at('llms.txt'), `llms/${locale}`],
      [at('search'), `${locale}/search`],
      [at('changelog/v5/feed.xml'), `${locale}/changelog/v5/feed.xml`],
    ]
  })
}

async function compare(stack: StackFile, functions: string, report: Report): Promise<void> {
  const all = answers()
  const words = (body: string) => body.replaceAll(TIMES, '')
  let same = 0
  for (const [address, file] of all) {
    const base = path.join(functions, `${file}.prerender`)
    const theirs = await readFile(`${base}-fallback.body`, 'utf8')
    const { initialStatus, initialHeaders } = madeAhead.parse(
      JSON.parse(await readFile(`${base}-config.json`, 'utf8')),
    )
    const response = await fetch(`${stack.site}/${address}`.replace(/\/$/, ''))
    const ours = await response.text()
    if (response.status !== initialStatus)
      report.fault('status', `${address}: ${response.status} here, ${initialStatus} there`)
    for (const [name, value] of Object.entries(initialHeaders)) {
      const own = response.headers.get(name)
      if (OWN_HEADERS.test(name) || own === value) continue
      report.fault('header', `${address}: ${name} is ${own} here, ${value} there`)
    }
    if (words(ours) === words(theirs)) same += 1
    else report.fault('body', `${address}: ${ours.length} characters here, ${theirs.length} there`)
  }
  report.note(`addresses with the same bytes, of ${all.length}`, same, '')
}
