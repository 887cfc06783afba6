/** Kinds of documents to which blocks refer. */
export type Referred = 'operations' | 'channels' | 'enums' | 'errors' | 'cards' | 'pages'

/** Content of another document that a stored block shows, and that can change without the block. */
export type BlockReference =
  | { to: Referred; id: string; text?: string | undefined }
  /** All changelog entries. */
  | { to: 'changelog' }
  /** An API address that the block's text or code names. */
  | { to: 'addresses' }
