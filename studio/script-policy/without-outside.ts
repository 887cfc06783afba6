import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const outsideScript = /<script [^>]*src="https:[^>]*><\/script>\s*/g
const outsideFont = /@font-face\s*\{[^}]*url\(\s*["']?https:[^}]*\}\s*/g

/** A page or a style sheet without the scripts and fonts of other hosts; the fonts of the machine stand in. */
export const withoutOutside = (text: string): string =>
  text.replace(outsideScript, '').replace(outsideFont, '')

/** For Vite: leaves the fonts of other hosts out of the style sheets that were built. */
export const leaveOutsideOut = () => ({
  name: 'without-outside',
  apply: 'build' as const,
  async writeBundle({ dir = '' }: { dir?: string | undefined }): Promise<void> {
    const names = await readdir(dir, { recursive: true })
    for (const name of names.filter((one) => one.endsWith('.css'))) {
      const file = path.join(dir, name)
      await writeFile(file, withoutOutside(await readFile(file, 'utf8')))
    }
  },
})
