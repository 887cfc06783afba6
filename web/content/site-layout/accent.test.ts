import { expect, it } from 'vitest'
import { accentProperties } from './accent.ts'

it('gives each mode its accent and what is read on it', () => {
  expect(accentProperties({ dark: '#ffb020', light: '#7a2fd0' })).toEqual({
    '--accent-dark': '#ffb020',
    '--accent-ink-dark': '#0b0d11',
    '--accent-light': '#7a2fd0',
    '--accent-ink-light': '#ffffff',
  })
})

it('moves an accent that could not be read, and leaves out what is no colour', () => {
  const properties = accentProperties({ dark: '#000080', light: 'url(x)' })
  expect(Object.keys(properties)).toEqual(['--accent-dark', '--accent-ink-dark'])
  expect(properties['--accent-dark']).not.toBe('#000080')
  expect(accentProperties(null)).toEqual({})
})
