import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scopedStyles } from './scoped-styles.ts'

/** Writes the scoped style sheet that the console imports, if it is missing or outdated. */
export function writeStyles(): void {
  const sheet = readFileSync(
    new URL(import.meta.resolve('@stoplight/elements/styles.min.css')),
    'utf8',
  )
  const file = path.join(import.meta.dirname, 'dist/stoplight.css')
  const wanted = scopedStyles(sheet)
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, wanted)
}
