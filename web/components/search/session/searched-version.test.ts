import { afterEach, expect, it, vi } from 'vitest'
import type { SearchConnection } from '../../../search/connection.ts'
import { searchedVersion } from './searched-version.ts'

afterEach(() => vi.unstubAllGlobals())

const connection = {
  own: { filters: { current: 'version:=`current`', v4: 'version:=`v4`' } },
} as unknown as SearchConnection // the rest says nothing of versions

it.each([
  ['that of the page', 'v4', 'current', 'v4'],
  ['the preferred one', undefined, 'v4', 'v4'],
  ['the latest', undefined, null, 'current'],
  ['the latest, where the preferred one is no more', undefined, 'v3', 'current'],
  ['the preferred one, where the address says one that is no more', 'v3', 'v4', 'v4'],
])('%s is searched', (_, active, preferred, expected) => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'docs-preferred-version-default' ? preferred : null),
  })
  expect(searchedVersion(connection, active)).toBe(expected)
})
