import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { strictPolicy } from '../../config/security-headers.ts'
import { isPreview } from '../../preview/is-preview.ts'
import { pagePolicy } from './page-policy.ts'
import { ownHashes } from './script-hashes.ts'

/**
 * What the scripts of an answer may be where its text is not known whole. A draft is made for its
 * request, so Next gives its scripts the nonce that it finds in the request; nobody else may bring
 * one, as it would stay in a page that is kept.
 */
export function scriptSources(request: IncomingMessage): readonly string[] {
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  if (!isPreview(request.url ?? '/', request.headers.cookie ?? '')) return []
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  request.headers['content-security-policy'] = `script-src ${nonce}`
  return [...ownHashes, nonce]
}

/** Lets the answer leave without leave for inline scripts as such, but for those of `sources`. */
export function refuseInlineScripts(response: ServerResponse, sources: readonly string[]): void {
  change(response, (policy) => strictPolicy(policy, sources))
}

/** Allows a page whose whole text is `html` the scripts of the site that are in it. */
export function allowScripts(response: ServerResponse, html: string): void {
  change(response, (policy) => pagePolicy(policy, html))
}

function change(response: ServerResponse, to: (policy: string) => string): void {
  const policy = response.getHeader('content-security-policy')
  if (typeof policy === 'string' && !response.headersSent)
    response.setHeader('Content-Security-Policy', to(policy))
}
