import path from 'node:path'
import { NAME_PATCHES, patchNames } from './patches.ts'

const FUNCTIONS = path.join(import.meta.dirname, 'button-name.ts')

/**
 * Vite plugin that gives Sanity's icon-only buttons an accessible name. The build fails if a release of Sanity no
 * longer contains the patched code: then check whether the patch is still needed.
 */
export const nameButtons = () => {
  const missing = new Set(NAME_PATCHES)
  return {
    name: 'name-buttons',
    apply: 'build' as const,
    transform(code: string, id: string) {
      const { found, code: patched } = patchNames(code, id)
      if (found.length === 0) return undefined
      for (const patch of found) missing.delete(patch)
      const line = `import { buttonName, withTooltipName } from ${JSON.stringify(FUNCTIONS)};`
      return { code: `${line}\n${patched}`, map: null }
    },
    buildEnd(error?: Error) {
      if (error || missing.size === 0) return
      const names = [...missing].map(({ find }) => find.slice(0, 60)).join('\n')
      throw new Error(`Sanity's code has nowhere what names its buttons (${FUNCTIONS}):\n${names}`)
    },
  }
}
