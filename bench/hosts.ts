import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { stackOptions } from '../scripts/stack/env.ts'
import { productEnv } from '../scripts/stack/environment.ts'
import { loadSecrets } from '../scripts/stack/secrets.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { localeConfig, locales } from '../web/config/locales.ts'
import { folderMegabytes, installBeside, measureRun } from './harness/processes.ts'
import { ofStack } from './harness/question.ts'
import type { Report } from './harness/report.ts'

const run = promisify(execFile)
const MINUTES = 12
/** The most that the output may take, MB. */
const OUTPUT_MB = 150
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
/** The time of one answer, and Next's own, which both leave out or write anew. */
const OWN_HEADERS = /^(?:x-generated-at$|x-next|vary$)/
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

const madeAhead = z.object({
  initialStatus: z.number().default(200),
  initialHeaders: z.record(z.string(), z.string()),
})

/**
 * Whether a host that runs Next itself gives the same: what `vercel build` makes ahead is compared with the answers of
 * the running site, byte by byte but for the times at which both were made. Its functions are not run.
 */
export const benchHosts = ofStack(async (stack, report) => {
  const folder = path.resolve('.data/hosts')
  const tools = path.join(folder, 'tools')
  await installBeside(tools, PACKAGES)
  const project = path.join(folder, 'project')
  await copyProject(project)
  const { root, ...options } = stackOptions()
  const { seconds, megabytes } = await measureRun(
    [path.join(tools, VERCEL), 'build', '--prod', '--yes', '--token', 'none'],
    {
      cwd: project,
      env: productEnv({ root, ...options }, loadSecrets(options.data)),
      signal: AbortSignal.timeout(MINUTES * 60_000),
    },
  )
  report.note('`vercel build`', seconds, 's')
  report.note('`vercel build`, memory at most', megabytes, 'MB')
  const output = path.join(project, '.vercel/output')
  const size = await folderMegabytes(output)
  report.note('its output', size, 'MB', { most: OUTPUT_MB })
  await compare(stack, path.join(output, 'functions/docs'), report)
  await rm(project, { recursive: true, force: true })
})

/** The files of the repository, and its packages by links. */
async function copyProject(project: string): Promise<void> {
  await rm(project, { recursive: true, force: true })
  const { stdout } = await run('git', ['ls-files', '-z', ':!tests'], { maxBuffer: 1e8 })
  for (const file of stdout.split('\0').filter(Boolean)) await cp(file, path.join(project, file))
  await run('cp', ['-al', 'node_modules', path.join(project, 'node_modules')])
  const settings = JSON.parse(await readFile('vercel.json', 'utf8'))
  // The packages are there.
  const own = JSON.stringify({ ...settings, installCommand: 'true' })
  await writeFile(path.join(project, 'vercel.json'), own)
  await mkdir(path.join(project, '.vercel'))
  const linked = { projectId: 'none', orgId: 'none', settings: { framework: 'nextjs' } }
  await writeFile(path.join(project, '.vercel/project.json'), JSON.stringify(linked))
}

/** Addresses of the site, below its base path, and the file in which the build has the answer. */
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
  let same = 0
  for (const [address, file] of all) {
    const base = path.join(functions, `${file}.prerender`)
    const theirs = await readFile(`${base}-fallback.body`)
    const { initialStatus, initialHeaders } = madeAhead.parse(
      JSON.parse(await readFile(`${base}-config.json`, 'utf8')),
    )
    const response = await fetch(`${stack.site}/${address}`.replace(/\/$/, ''))
    const ours = Buffer.from(await response.arrayBuffer())
    const words = (body: Buffer) => body.toString('utf8').replaceAll(TIMES, '')
    if (response.status !== initialStatus)
      report.fault('status', `${address}: ${response.status} here, ${initialStatus} there`)
    for (const [name, value] of Object.entries(initialHeaders)) {
      const own = response.headers.get(name)
      if (OWN_HEADERS.test(name) || own === value) continue
      report.fault('header', `${address}: ${name} is ${own} here, ${value} there`)
    }
    if (words(ours) === words(theirs)) same += 1
    else report.fault('body', `${address}: ${ours.length} bytes here, ${theirs.length} there`)
  }
  report.note(`addresses with the same bytes, of ${all.length}`, same, '')
}
