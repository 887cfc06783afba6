import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scriptPolicy } from './script-policy.ts'

const HEAD = '<head>'

/**
 * Vite plugin that writes the script policy into the built page, so that it applies on every host, independently of the
 * host's headers. `also` are further origins of scripts; `prepare` changes the page first.
 */
export const injectScriptPolicy = (
  also: readonly string[],
  prepare = (html: string): string => html,
) => ({
  name: 'script-policy',
  apply: 'build' as const,
  async writeBundle({ dir = '' }: { dir?: string | undefined }): Promise<void> {
    const file = path.join(dir, 'index.html')
    await writeFile(file, withPolicy(prepare(await readFile(file, 'utf8')), also))
  },
})

/** Returns the page with its policy before any script; throws if the page has no head. */
export function withPolicy(html: string, also: readonly string[] = []): string {
  if (!html.includes(HEAD))
    throw new Error(
      `The Studio's page has no ${HEAD}, so it would run without its policy of scripts. Did a new version of Sanity write it otherwise? Correct studio/script-policy.`,
    )
  const policy = `<meta http-equiv="Content-Security-Policy" content="${scriptPolicy(html, also)}"/>`
  return html.replace(HEAD, () => `${HEAD}${policy}`)
}
