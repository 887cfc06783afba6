import { runNode } from '../stack/command.ts'
import { inheritedEnv } from '../stack/env.ts'
import { NEXT } from '../stack/site.ts'

const TSC = 'node_modules/typescript/bin/tsc'

/** Of its own, in `web/`: a stack that is being built empties its folder. */
const FOLDER = '.next-types'

/**
 * Checks the types of the repository in the folder `root`, and what each page, layout and handler of
 * `web/app` exports, by what Next writes of its routes:
 * https://nextjs.org/docs/app/api-reference/cli/next#next-typegen-options. Throws with what is wrong.
 */
export async function checkTypes(root: string): Promise<void> {
  const env = { ...inheritedEnv(), SITE_DIST: FOLDER }
  await runNode([NEXT, 'typegen', 'web'], { cwd: root, env })
  await runNode([TSC, '--noEmit', '--project', 'tsconfig.routes.json'], { cwd: root, env })
}
