import { expect, it } from 'vitest'
import { insightsFor } from './tool.ts'

const shownTo = (...names: string[]) =>
  insightsFor({ roles: names.map((name) => ({ name, title: name })) }).length > 0

it.each([
  ['administrator', true],
  ['writer', true],
  ['translator', true],
  // Sanity's built-in roles: https://www.sanity.io/docs/user-guides/roles
  ['editor', true],
  ['contributor', true],
  ['viewer', false],
])('insights tool is shown to a %s: %s', (role, isShown) => {
  expect(shownTo(role)).toBe(isShown)
})
