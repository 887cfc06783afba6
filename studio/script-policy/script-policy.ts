import { scriptHashes } from './script-hashes.ts'

/**
 * Returns the script directives for a Studio whose page is `html`: they allow its own files, the page's inline scripts
 * by hash, and the origins `also`. Scripts added later do not run.
 */
export function scriptPolicy(html: string, also: readonly string[] = []): string {
  return [
    ['script-src', `'self'`, `'wasm-unsafe-eval'`, ...scriptHashes(html), ...also].join(' '),
    `script-src-attr 'none'`,
    `object-src 'none'`,
    `base-uri 'self'`,
  ].join('; ')
}
