/**
 * Holds the token of a preview link, for the path of its page alone. Next's own cookie of draft mode
 * is of no use here: it has one value for everybody, opens every draft, and does not end.
 */
export const linkCookie = 'preview-link'
