/** The documents to which a block refers, by what they are. */
export type Referred = 'operations' | 'channels' | 'enums' | 'errors' | 'cards' | 'pages'

/** What a stored block shows that is not its own, and so may change without it. */
export type BlockReference =
  | { to: Referred; id: string; text?: string | undefined }
  /** All entries of the changelog. */
  | { to: 'changelog' }
  /** An address of the API, which its words or code name. */
  | { to: 'addresses' }
