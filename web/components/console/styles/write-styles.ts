import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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

/** Stoplight's style sheet, scoped to `.stoplight`: it would reset headings, links and tables of the whole page. */
export function scopedStyles(sheet: string): string {
  const inside = sheet
    // Keyboard users must see the focus.
    .replaceAll(':focus{outline:none}', '')
    .replaceAll('min-height:100vh', '')
    .replaceAll(/(^|[{},])\[data-theme=(\w+)\]/g, '$1[data-theme=$2] &')
    .replaceAll(/(^|[{},])(?:html|body|:root)(?=[\s,{])/g, '$1&')
  return `.stoplight{${inside}}\n`
}
