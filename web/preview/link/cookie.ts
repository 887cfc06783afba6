/**
 * Cookie with the token of a preview link, for the path of its page only. Next's own draft mode cookie does not
 * suffice: it has one value for everybody, opens every draft, and never expires.
 */
export const linkCookie = 'preview-link'
