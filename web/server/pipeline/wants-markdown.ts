/** Who would rather have Markdown than HTML says so first; what an `Accept` header must match as a whole. */
export const markdownFirst = '(?!.*text/html.*text/markdown).*text/markdown.*'

const wanted = new RegExp(`^${markdownFirst}$`)

/** Whether a page's address answers its Markdown to who sends this `Accept`. */
export const wantsMarkdown = (accept = ''): boolean => wanted.test(accept)
