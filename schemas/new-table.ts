/** Keys as the Studio makes them: 12 hexadecimal digits. */
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

/** What a table begins with: names of two columns, and a row. */
export const newRows = () => [newRow(2), newRow(2)]
