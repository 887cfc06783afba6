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
 * Before anything else: what is put into the page as text may hold nothing that runs, and scripts are loaded from the
 * site's own files alone.
 */
export function trustedScripts(): void {
  if (typeof trustedTypes === 'undefined') return
  const files = `${location.origin}${basePath}/enhancements/`
  const runs = /<(?:script|iframe|object|embed|base)\b|<[^>]*\son\w+\s*=|javascript:/i
  // React makes each script element, which then does not run, from this text.
  const empty = /^<script><\/script>$/
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (empty.test(html) || !runs.test(html) ? html : undefined),
    createScriptURL: (url) => {
      const { href } = new URL(url, location.href)
      return href.startsWith(files) ? url : undefined
    },
  })
}
