import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const job = z.looseObject({
  if: z.string(),
  steps: z.array(z.looseObject({ run: z.string().optional() })),
})
const workflow = z.looseObject({ jobs: z.record(z.string(), job) })
const file = path.join(import.meta.dirname, '../../.github/workflows/tests.yml')
const { jobs } = workflow.parse(parse(readFileSync(file, 'utf8')))
const runs = (name: string) => jobs[name]?.steps.flatMap(({ run }) => run ?? [])

test('the nightly and release stages run every test and the audit, and fail with them', () => {
  expect(jobs['all']?.if).toBe(
    "github.event_name == 'schedule' || startsWith(github.ref, 'refs/tags/v')",
  )
  expect(runs('all')).toEqual(['npm run test:all', 'npm audit --omit=dev --audit-level=high'])
  expect(JSON.stringify(jobs)).not.toContain('continue-on-error')
})

test('a release depends on these, and stores the bill of materials', () => {
  expect(jobs['release']).toMatchObject({ needs: 'all' })
  expect(runs('release')).toEqual([
    'npm sbom --sbom-format=cyclonedx --package-lock-only > sbom.cdx.json',
  ])
})
