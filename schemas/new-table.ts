/** Returns a key like the Studio's: 12 hexadecimal digits. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

const span = () => ({ _type: 'span', _key: newKey(), text: '', marks: [] })

export const newCell = () => ({
  _type: 'tableCell',
  _key: newKey(),
  content: [{ _type: 'block', _key: newKey(), style: 'normal', markDefs: [], children: [span()] }],
})

export const newRow = (columns: number) => ({
  _type: 'tableRow',
  _key: newKey(),
  cells: Array.from({ length: columns }, newCell),
})

/** Returns the rows of a new table: a header with two columns, and one row. */
export const newRows = () => [newRow(2), newRow(2)]
