import { basePath } from '../config/paths.ts'

declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: Record<string, (text: string) => string | undefined>,
      ): unknown
    }
  | undefined

/**
 * Installs the default Trusted Types policy, before any other enhancement: inserted HTML may contain nothing that runs,
 * and scripts load only from the site's own files.
 */
export function trustedScripts(): void {
  if (typeof trustedTypes === 'undefined') return
  const files = `${location.origin}${basePath}/enhancements/`
  const runs = /<(?:script|iframe|object|embed|base)\b|<[^>]*\son\w+\s*=|javascript:/i
  // React creates script elements from this text; they do not run.
  const empty = /^<script><\/script>$/
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (empty.test(html) || !runs.test(html) ? html : undefined),
    createScriptURL: (url) => {
      const { href } = new URL(url, location.href)
      return href.startsWith(files) ? url : undefined
    },
  })
}
