/** A row or column of a table, counted from 0. */
export interface TableLine {
  axis: 'row' | 'column'
  at: number
}
