/** Whether a reader has asked, by the browser, not to be followed: Do Not Track, or Global Privacy Control. */
export const wantsNoCounting = (header: (name: string) => string | null | undefined): boolean =>
  header('dnt') === '1' || header('sec-gpc') === '1'

/** Whether something is fetched that nobody may come to see. */
export const isPrefetch = (header: (name: string) => string | null | undefined): boolean =>
  /prefetch|prerender|preview/.test(`${header('sec-purpose') ?? ''} ${header('purpose') ?? ''}`) ||
  header('next-router-prefetch') != null
