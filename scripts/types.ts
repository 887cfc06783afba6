// Checks the types of the repository, and what each page, layout and handler of `web/app` exports, by what Next
// writes of its routes: https://nextjs.org/docs/app/api-reference/cli/next#next-typegen-options.
import { reportFailure } from './report-failure.ts'
import { inheritedEnv } from './stack/env.ts'
import { runNode } from './stack/run-node.ts'
import { NEXT } from './stack/site.ts'

const TSC = 'node_modules/typescript/bin/tsc'
// Of its own, in `web/`: a stack that is being built empties its folder.
const env = { ...inheritedEnv(), SITE_DIST: '.next-types' }

try {
  const options = { cwd: process.cwd(), env }
  await runNode([NEXT, 'typegen', 'web'], options)
  await runNode([TSC, '--noEmit', '--project', 'tsconfig.routes.json'], options)
} catch (error) {
  reportFailure(error)
}
