/** What the Studio leaves in the lake for the site, which then shows drafts in the name of its user. */
const PREVIEW_SECRET = 'sanity.previewUrlSecret'

type Typed = { readonly _type: string; readonly [field: string]: unknown }

/** Who looks at documents. */
export type Viewer = { id: string; isRobot?: true }

export const isPreviewSecret = (document: Typed | null | undefined): boolean =>
  document?._type === PREVIEW_SECRET

/** Whether it is a secret that somebody else made. Programs know them all: the site checks them. */
export const isOthersSecret = (document: Typed | null | undefined, viewer: Viewer): boolean =>
  isPreviewSecret(document) && !viewer.isRobot && document?.['userId'] !== viewer.id

/** Whether the stored text may be that of a secret. */
export const mayBePreviewSecret = (body: string): boolean => body.includes(PREVIEW_SECRET)
