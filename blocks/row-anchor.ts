/** Returns a row's anchor for the name in the row; `group` is that of an error code. */
export type RowAnchor = (name: string, group?: string) => string
