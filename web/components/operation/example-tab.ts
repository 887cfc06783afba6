import type { Example } from '../../content/model/page-data.ts'

/** A request and its answer carry one title, so they are shown together. */
export const exampleTab = ({ title, _key }: Example, otherwise: string) => ({
  value: title || _key,
  label: title || otherwise,
})
