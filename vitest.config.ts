import { defineConfig } from 'vitest/config'
import { suitesLeft } from './tests/support/env.ts'
import { suiteNames, suites } from './tests/support/suites.ts'
import { temporaryFolder } from './tests/support/temporary-folder.ts'

const NODE = 24
if (Number(process.versions.node.split('.')[0]) < NODE)
  throw new Error(
    `Tests need Node ${NODE}, and this is ${process.versions.node}. \`npm test -- <file>\` brings its own.`,
  )

/** As long as `until` waits: a second, which is the default, is little on a busy machine. In ms. */
const expect = { poll: { timeout: 30_000 } }

/** The suites whose files are as they were when these passed. */
const leftSuites = suiteNames
  .filter((name) => suitesLeft.includes(name))
  .flatMap((name) => suites[name].tests)

/** Of the tests against the running stack. */
const browsers = {
  globalSetup: 'tests/support/running-stack.ts',
  setupFiles: 'tests/support/one-browser.ts',
  // A worker keeps its browser, and loads a module once.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect,
}

export default defineConfig({
  test: {
    tags: [
      {
        name: 'nightly',
        description:
          'Takes minutes, or shows what most changes cannot break: left to `npm run test:all`.',
      },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{web,blocks,schemas,specs,content,scripts,local,studio,tests,bench}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', 'tests/e2e/**', ...leftSuites],
          setupFiles: 'tests/support/random.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect,
          maxWorkers: 2,
          // A worker loads a module once for all its files, which are a quarter faster so.
          isolate: false,
          env: { TMPDIR: temporaryFolder() },
          // Tests make much that is soon garbage: with room for it (in MB), a quarter less is spent on collecting.
          execArgv: ['--max-semi-space-size=64'],
          // What only a server may import is a plain module here.
          alias: {
            'server-only': new URL('./tests/support/empty.ts', import.meta.url).pathname,
            'docs-renderer': new URL('./web/components/document/draw-document.tsx', import.meta.url)
              .pathname,
            'next/cache': new URL('./tests/support/next-cache.ts', import.meta.url).pathname,
          },
          server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          // What only reads may run side by side, and comes before pages are made anew by changes.
          ...browsers,
          name: 'e2e-reading',
          include: ['tests/e2e/reading/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // What changes documents of its own alone, or nothing of the stack, may run side by side too.
          ...browsers,
          name: 'e2e-writing',
          include: ['tests/e2e/writing/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...browsers,
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
