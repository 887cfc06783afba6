import { expect, it } from 'vitest'
import { accentProperties } from './accent.ts'

it('accentProperties gives each colour mode its accent and a text colour on it', () => {
  expect(accentProperties({ dark: '#ffb020', light: '#7a2fd0' })).toEqual({
    '--accent-dark': '#ffb020',
    '--accent-ink-dark': '#0b0d11',
    '--accent-light': '#7a2fd0',
    '--accent-ink-light': '#ffffff',
  })
})

it('accentProperties adjusts an unreadable accent, and leaves out values that are no colour', () => {
  const properties = accentProperties({ dark: '#000080', light: 'url(x)' })
  expect(Object.keys(properties)).toEqual(['--accent-dark', '--accent-ink-dark'])
  expect(properties['--accent-dark']).not.toBe('#000080')
  expect(accentProperties(null)).toEqual({})
})
