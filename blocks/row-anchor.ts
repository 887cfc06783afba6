/** Gives a row its address, by what it names; `group` is that of an error code. */
export type RowAnchor = (name: string, group?: string) => string
