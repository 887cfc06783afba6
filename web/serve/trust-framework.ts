declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: Record<string, (text: string) => string | undefined>,
      ): unknown
    }
  | undefined

/**
 * Runs in the browser, before the framework: what is put into the page as text may hold nothing that
 * runs, and scripts are loaded from below `files` alone. The text of this function is put into the
 * document, so it uses nothing from outside itself.
 */
export function trustFramework(files: string): void {
  if (typeof trustedTypes === 'undefined') return
  const runs = /<(?:script|iframe|object|embed|base)\b|<[^>]*\son\w+\s*=|javascript:/i
  // React makes each script element, which then does not run, from this text.
  const empty = /^<script><\/script>$/
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (empty.test(html) || !runs.test(html) ? html : undefined),
    createScriptURL: (url) =>
      new URL(url, location.href).href.startsWith(location.origin + files) ? url : undefined,
  })
}
