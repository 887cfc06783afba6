import type { BlockSearch } from '../../web/search/block-search.ts'
import type { PageAdmonition } from './resolve.ts'

export const searchAdmonition = ({ title, body }: PageAdmonition, { inner }: BlockSearch): void =>
  inner(body, title)
