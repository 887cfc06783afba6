import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const outsideScript = /<script [^>]*src="https:[^>]*><\/script>\s*/g
const outsideFont = /@font-face\s*\{[^}]*url\(\s*["']?https:[^}]*\}\s*/g

/** Removes scripts and fonts of other hosts from a page or style sheet; system fonts are used instead. */
export const withoutOutside = (text: string): string =>
  text.replace(outsideScript, '').replace(outsideFont, '')

/** Vite plugin that removes fonts of other hosts from the built style sheets. */
export const removeOutsideFonts = () => ({
  name: 'remove-outside-fonts',
  apply: 'build' as const,
  async writeBundle({ dir = '' }: { dir?: string | undefined }): Promise<void> {
    const names = await readdir(dir, { recursive: true })
    for (const name of names.filter((one) => one.endsWith('.css'))) {
      const file = path.join(dir, name)
      await writeFile(file, withoutOutside(await readFile(file, 'utf8')))
    }
  },
})
