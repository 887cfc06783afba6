import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scriptPolicy } from './script-policy.ts'

const HEAD = '<head>'

/**
 * For Vite: writes the policy of scripts into the page that was built, so that it holds on every host, whatever
 * headers that sends. `also` are the other origins that scripts may come from; `prepare` changes the page before.
 */
export const putPolicyInPage = (
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

/** The page `html` with its policy before all that could run; throws where it has no head. */
export function withPolicy(html: string, also: readonly string[] = []): string {
  if (!html.includes(HEAD))
    throw new Error(
      `The Studio's page has no ${HEAD}, so it would run without its policy of scripts. Did a new version of Sanity write it otherwise? Correct studio/script-policy.`,
    )
  const policy = `<meta http-equiv="Content-Security-Policy" content="${scriptPolicy(html, also)}"/>`
  return html.replace(HEAD, () => `${HEAD}${policy}`)
}
