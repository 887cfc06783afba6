/** A page's address with `.md` at its end answers its Markdown. */
export const markdownRewrites = [
  { source: '/zh-TW/:path(.+)\\.md', destination: '/md/zh-TW/:path' },
  { source: '/:path(.+)\\.md', destination: '/md/en/:path' },
]
