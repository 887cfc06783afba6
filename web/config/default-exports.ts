import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const defaultExport = /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b[^}]*\}/

/** Throws when a page of `app`, the folder of the routes, exports nothing that could be rendered. */
export function assertDefaultExports(app: string): void {
  for (const file of globSync('**/page.{ts,tsx}', { cwd: app })) {
    const source = readFileSync(path.join(app, file), 'utf8').replace(comments, '')
    if (!defaultExport.test(source))
      throw new Error(
        `The page component at ${file} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
      )
  }
}
