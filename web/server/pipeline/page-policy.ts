import { strictPolicy } from '../../config/security-headers.ts'
import { deferredList } from './defer-scripts.ts'
import { scriptHashes } from './script-hashes.ts'

/** The rules of `web/enhancements/trusted-scripts.ts`, which a page makes for itself, are the only ones. */
const trustedTypes = `require-trusted-types-for 'script'; trusted-types default`

/** The site's `policy` for a page whose whole text is `html`. */
export function pagePolicy(policy: string, html: string): string {
  const strict = strictPolicy(policy, scriptHashes(html))
  return html.includes(deferredList) ? `${strict}; ${trustedTypes}` : strict
}
