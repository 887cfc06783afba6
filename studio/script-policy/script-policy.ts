import { scriptHashes } from './script-hashes.ts'

/**
 * The directives for scripts of a Studio whose whole page is `html`: its own files, those inline scripts that
 * its build wrote, by hash, and what comes from the origins `also`. Nothing that is added later runs.
 */
export function scriptPolicy(html: string, also: readonly string[] = []): string {
  return [
    ['script-src', `'self'`, `'wasm-unsafe-eval'`, ...scriptHashes(html), ...also].join(' '),
    `script-src-attr 'none'`,
    `object-src 'none'`,
    `base-uri 'self'`,
  ].join('; ')
}
