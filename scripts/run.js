// Plain JavaScript for any Node 20+: installs missing packages, then runs the named script with a Node that is new
// enough for them (they need 22.12; type stripping needs 24).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.installed-lock')
const UNREACHABLE =
  /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|E50\d/
const [name = 'start', ...args] = process.argv.slice(2)
const commands = JSON.parse(readFileSync(path.join(root, 'scripts', 'commands.json'), 'utf8'))
const command = commands[name]

if (!command) fail(`There is no command “${name}”. There are: ${Object.keys(commands).join(', ')}`)
// Sanity's command line has its own help for each topic.
if (args.includes('--help') && (name !== 'sanity' || args[0] === '--help')) {
  console.log(help(name, command))
  process.exit(0)
}

process.env.PATH = path.join(modules, '.bin') + path.delimiter + process.env.PATH
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.DO_NOT_TRACK = '1'
process.env.SCARF_ANALYTICS = 'false'

await ensureInstalled(command.tools === true)
// `test:all` is `test` with the option `--all`.
const [base, ...stages] = name.split(':')
const options = stages.map((stage) => `--${stage}`)
const script = command.asks ? ['with-environment.ts', name] : [`${base}.ts`, ...options]
const [file, ...before] = script
// The condition `react-server` makes modules marked server-only importable. For commands that read or write whole
// folders, the young generation is limited: it would grow to a third of the memory without being faster.
const flags = ['--conditions=react-server', ...(command.asks ? ['--max-semi-space-size=8'] : [])]
hand(node24(), [...flags, path.join(root, 'scripts', file), ...before, ...args])

/** Help text of a command: what it does, its usage, and the services it connects to. */
function help(name, { does, usage = [''], options = {}, asks }) {
  const own = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
  const calls = usage.map((words) => (words === '' ? own : `${own} -- ${words}`))
  const every = {
    ...options,
    ...(asks === 'lake' && {
      '--env <file>':
        'the variables of a hosted project; else those that are set, else the local stack',
      '--local': 'the local stack, whatever the variables say',
    }),
  }
  const width = Math.max(0, ...Object.keys(every).map((option) => option.length))
  const lines = Object.entries(every).map(([option, says]) => `  ${option.padEnd(width)}  ${says}`)
  return [does, '', ...calls, ...lines].join('\n')
}

/**
 * Installs the exact lock file when `node_modules` was not made from it: the packages that run the product, and with
 * `tools` also the development packages, which are 200 MB more.
 */
async function ensureInstalled(tools) {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  const wanted = lock.digest('hex')
  const kept = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  const whole = `${wanted} with tools`
  if (kept === whole || (kept === wanted && !tools)) return
  await assertRegistry()
  const from = Date.now()
  const age = () => Math.round((Date.now() - from) / 1000)
  const what = tools ? 'packages and tools' : 'packages'
  console.log(`  Installing ${what} from the lock file …`)
  const timer = setInterval(() => console.log(`  Installing ${what} … ${age()} s`), 15_000)
  // Installed packages match the lock file, so only the development packages are added.
  const how = kept === wanted ? ['install', '--no-save'] : ['ci']
  const { code, output } = await npm([...how, ...(tools ? [] : ['--omit=dev']), '--no-audit'])
  clearInterval(timer)
  if (code !== 0) fail(explain(output))
  writeFileSync(stamp, tools ? whole : wanted)
  console.log(`  Installing ${what}: ${age()} s`)
}

/** Requests one small package record first: an install would retry for minutes before it fails. */
async function assertRegistry() {
  const probe = ['view', 'node', 'version', '--fetch-retries=0', '--fetch-timeout=10000']
  const { code, output } = await npm(probe)
  if (code !== 0 && UNREACHABLE.test(output)) fail(explain(output))
}

/** Runs npm and returns its exit code and the end of its output. */
function npm(argv) {
  return new Promise((resolve) => {
    const npm = spawn('npm', [...argv, '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000)
    }
    npm.stdout.on('data', keep)
    npm.stderr.on('data', keep)
    npm.on('error', (error) => resolve({ code: 1, output: error.message }))
    npm.on('exit', (code) => resolve({ code, output }))
  })
}

/** Explains npm's output in one sentence with the cause and the fix. */
function explain(output) {
  if (/ENOSPC/.test(output))
    return 'The disk is full: npm could not write node_modules. Free about 3 GB and run the command again.'
  if (UNREACHABLE.test(output))
    return `The npm registry did not answer (${output.match(/https?:\/\/[^/\s]+/)?.[0] ?? 'unknown address'}). Check the network or \`npm config get registry\`, then run the command again.`
  return `npm could not install the packages. Its last lines:\n${output.trim().split('\n').slice(-15).join('\n')}`
}

/** Path of this Node when it is new enough, else of the one in the npm package `node`. */
function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const local = path.join(
    modules,
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(local)) return local
  return fail(
    `Node ${process.versions.node} is too old and ${path.relative(root, local)} is missing: the install script of the npm package "node" did not run. Run \`npm rebuild node\`, or use Node 24.`,
  )
}

/** Runs the script in the foreground, forwards signals, and exits with its status. */
function hand(node, argv) {
  const child = spawn(node, argv, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
}

/** Ends with one message and status 1. */
function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}
