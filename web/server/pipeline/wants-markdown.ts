import Negotiator from 'negotiator'

/**
 * A pattern for the whole `Accept` header where Next runs without `web/main.ts`: its rewrites know only expressions, so
 * Markdown must be named before HTML and without a lower `q`.
 */
export const markdownFirst =
  '(?:(?:(?!text/html).)*,)? *text/markdown *(?:; *q=1(?:\\.0*)? *)?(?:,.*)?'

/** Whether a page's address answers with Markdown for this `Accept` header; HTML when both are equally accepted. */
export function wantsMarkdown(accept: string | undefined): boolean {
  const negotiator = new Negotiator({ headers: { accept } })
  return negotiator.mediaType(['text/html', 'text/markdown']) === 'text/markdown'
}
