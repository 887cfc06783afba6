import { basePath } from '../../config/paths.ts'

/**
 * Cookie with the signed session of a person whom the Studio let in. Next's own draft mode cookie does not suffice: its
 * value is in the build, equal for everybody, and lasts as long as the build.
 */
export const draftCookie = 'docs-drafts'

/** Marks a browser with partitioned cookies, so that the perspective's cookie is changed as partitioned too. */
export const partitionedCookie = 'sanity-preview-partitioned'

/**
 * Attributes of cookies in the Studio's frame, which is another site. Safari stores cookies in such a frame only when
 * they are partitioned: https://github.com/sanity-io/sanity/issues/12806
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

/** `Set-Cookie` values that delete the session, partitioned or not. */
export function withoutSession(isProduction: boolean): string[] {
  const gone = `${draftCookie}=; Path=${basePath}; Max-Age=0; HttpOnly`
  const framed = `${gone}; Secure; SameSite=None`
  return isProduction ? [framed, `${framed}; Partitioned`] : [`${gone}; SameSite=Lax`]
}
