// Subsets the fonts for nearly every page into web/styles/fonts: a quarter of the size of the fonts in their packages.
// Run `npx node scripts/fonts.ts` after a change of the packages or of web/styles/fonts/characters.ts.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { characters } from '../web/styles/fonts/characters.ts'
import { reportFailure } from './report-failure.ts'

const VERSION = '2.9.0'
const root = path.join(import.meta.dirname, '..')
const tools = path.join(root, '.data/fonts')
const packages = path.join(root, 'node_modules/@fontsource-variable')
const target = path.join(root, 'web/styles/fonts')

const fonts: Font[] = [
  {
    name: 'inter',
    // Kerning, tabular figures, accents; without the ligatures that turn `->` into an arrow.
    features: ['kern', 'tnum', 'ccmp'],
    weights: { min: 400, max: 700 },
  },
  {
    name: 'jetbrains-mono',
    // Code is shown as typed: no ligatures.
    features: ['ccmp'],
    weights: { min: 400, max: 700 },
  },
]

interface Font {
  name: keyof typeof characters
  features: string[]
  weights: { min: number; max: number }
}

const subsetter = z.object({
  default: z.custom<
    (font: Buffer, characters: string, options: Record<string, unknown>) => Promise<Buffer>
  >((value) => typeof value === 'function'),
})

try {
  const file = path.join(tools, 'node_modules/subset-font/index.js')
  if (!existsSync(file)) {
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const install = ['install', ...quietly, '--prefix', tools, `subset-font@${VERSION}`]
    execFileSync('npm', install, { stdio: 'inherit', shell: process.platform === 'win32' })
  }
  const { default: subset } = subsetter.parse(await import(pathToFileURL(file).href))
  for (const { name, features, weights } of fonts) {
    const whole = readFileSync(path.join(packages, name, `files/${name}-latin-wght-normal.woff2`))
    const part = await subset(whole, characters[name], {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: { wght: weights },
    })
    writeFileSync(path.join(target, `${name}.woff2`), part)
    const licence = readFileSync(path.join(packages, name, 'LICENSE'))
    writeFileSync(path.join(target, `${name}.LICENSE`), licence)
    console.log(`${name}: ${part.length} of ${whole.length} bytes`)
  }
} catch (error) {
  reportFailure(error)
}
