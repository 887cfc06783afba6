'use client'
import { useSyncExternalStore } from 'react'
import { type KeptKeys, keyStore } from './key-store.ts'

/** The reader's keys, as they are now. */
export const useKeys = (): KeptKeys =>
  useSyncExternalStore(keyStore.subscribe, keyStore.get, keyStore.get)
