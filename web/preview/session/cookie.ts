import { basePath } from '../../config/paths.ts'

/**
 * Holds the signed session of somebody whom the Studio let in. Next's own cookie of draft mode is of no
 * use: its value is in the build, is the same for everybody, and lasts as long as the build.
 */
export const draftCookie = 'docs-drafts'

/** Stands beside cookies that are partitioned, so that the perspective is changed in the same way. */
export const partitionedCookie = 'sanity-preview-partitioned'

/**
 * How a browser is to keep what the Studio's frame needs, which is another site's. Safari keeps
 * cookies in such a frame only where they are partitioned: https://github.com/sanity-io/sanity/issues/12806
 */
export function framedCookie(headers: Headers, isProduction: boolean) {
  const isFramed =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  return {
    httpOnly: true,
    secure: isProduction,
    sameSite: isProduction ? ('none' as const) : ('lax' as const),
    partitioned: isProduction && isFramed,
  }
}

/** Values of `Set-Cookie` that take the session away, in whichever way it is kept. */
export function withoutSession(isProduction: boolean): string[] {
  const gone = `${draftCookie}=; Path=${basePath}; Max-Age=0; HttpOnly`
  const framed = `${gone}; Secure; SameSite=None`
  return isProduction ? [framed, `${framed}; Partitioned`] : [`${gone}; SameSite=Lax`]
}
