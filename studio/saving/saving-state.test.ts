import { expect, it } from 'vitest'
import { savingState } from './saving-state.ts'

it.each([
  ['saved', { isSyncing: false, connection: 'connected', sync: 'synced' }],
  ['saved', { isSyncing: false, connection: 'connecting', sync: 'synced' }],
  ['saving', { isSyncing: true, connection: 'connected', sync: 'synced' }],
  ['offline', { isSyncing: false, connection: 'reconnecting', sync: 'synced' }],
  ['unsent', { isSyncing: true, connection: 'reconnecting', sync: 'synced' }],
  ['unsent', { isSyncing: true, connection: 'connected', sync: 'recovering' }],
  ['signedOut', { isSyncing: true, isSessionOver: true, connection: 'connected', sync: 'synced' }],
  ['saved', { isSyncing: false, isSessionOver: true, connection: 'connected', sync: 'synced' }],
] as const)('savingState returns %s for %o', (state, known) => {
  expect(savingState({ isSessionOver: false, ...known })).toBe(state)
})
