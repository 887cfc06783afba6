'use client'

/**
 * The console, in one chunk with everything it needs. It is evaluated when it is asked for and not when
 * it has come, so that fetching it ahead takes nothing from who is reading.
 */
export const consoleCode = (): typeof import('./console.client.tsx') =>
  require('./console.client.tsx')
