import { spawn } from 'node:child_process'
import path from 'node:path'
import { studioServerOptions } from './stack/env.ts'

// `sanity dev` must run in the Studio's own folder, where its configuration is.
const root = path.resolve(import.meta.dirname, '..')
const child = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/sanity/bin/sanity'),
    'dev',
    '--port',
    String(studioServerOptions().port),
  ],
  { cwd: path.join(root, 'studio'), stdio: 'inherit' },
)
child.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGTERM', () => child.kill('SIGTERM'))
