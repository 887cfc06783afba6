// Checks the types of the repository, and the exports of each page, layout and handler of `web/app` against Next's
// generated route types: https://nextjs.org/docs/app/api-reference/cli/next#next-typegen-options.
import { reportFailure } from './report-failure.ts'
import { inheritedEnv } from './stack/env.ts'
import { runNode } from './stack/run-node.ts'
import { NEXT } from './stack/site.ts'

const TSC = 'node_modules/typescript/bin/tsc'
// A separate folder in `web/`: a stack's build empties its own.
const env = { ...inheritedEnv(), SITE_DIST: '.next-types' }

try {
  const options = { cwd: process.cwd(), env }
  await runNode([NEXT, 'typegen', 'web'], options)
  await runNode([TSC, '--noEmit', '--project', 'tsconfig.routes.json'], options)
} catch (error) {
  reportFailure(error)
}
