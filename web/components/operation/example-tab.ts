import type { Example } from '../../content/model/page-data.ts'

/** Request and response tabs with the same title are switched together. */
export const exampleTab = ({ title, _key }: Example, otherwise: string) => ({
  value: title || _key,
  label: title || otherwise,
})
