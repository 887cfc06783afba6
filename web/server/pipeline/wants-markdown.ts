import Negotiator from 'negotiator'

/**
 * What an `Accept` header must match as a whole where Next runs without `web/main.ts`: its rewrites know
 * expressions alone, so Markdown has to be named without a lower `q`, and before HTML.
 */
export const markdownFirst =
  '(?:(?:(?!text/html).)*,)? *text/markdown *(?:; *q=1(?:\\.0*)? *)?(?:,.*)?'

/** Whether a page's address answers its Markdown to who sends this `Accept`; HTML where both are as welcome. */
export function wantsMarkdown(accept: string | undefined): boolean {
  const negotiator = new Negotiator({ headers: { accept } })
  return negotiator.mediaType(['text/html', 'text/markdown']) === 'text/markdown'
}
