import { expect, it } from 'vitest'
import type { CheckFinding } from '../../schemas/checking/finding.ts'
import { formatFinding, readOptions, summary } from './report.ts'

const finding: CheckFinding = {
  id: 'page-v5-a',
  type: 'page',
  title: 'A',
  path: 'v5/a',
  level: 'warning',
  message: 'Shorten it.',
  field: 'title.en',
  location: { steps: [{ kind: 'field', title: 'Title' }], locale: 'en' },
}

it('prints a line for each finding at or above the chosen level', () => {
  expect(formatFinding(finding, 'warning')).toBe('warning v5/a · Title, English · Shorten it.')
  expect(formatFinding(finding, 'error')).toBeUndefined()
  expect(formatFinding({ ...finding, path: '', level: 'info' }, 'info')).toContain(
    'info page-v5-a · ',
  )
})

it('counts the findings, and parses the options', () => {
  expect(summary([finding], 3, 1.25)).toBe(
    '3 documents checked in 1.3 s: 0 errors, 1 warnings, 0 hints.',
  )
  expect(readOptions([])).toEqual({ least: 'warning', strict: false })
  expect(readOptions(['--strict', '--level', 'info'])).toEqual({ least: 'info', strict: true })
  expect(() => readOptions(['--level', 'all'])).toThrow('npm run check --')
})
