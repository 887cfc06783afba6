/** Markdown as a quote: each of its lines behind a sign. */
export const quote = (markdown: string): string =>
  markdown.replace(/^(.+)$/gm, '> $1').replace(/^$/gm, '>')
