import { studioAssets } from './studio-assets.ts'
import { studioForm } from './studio-form.ts'
import { studioFrame } from './studio-frame.ts'
import { studioHistory } from './studio-history.ts'
import { studioSearch } from './studio-search.ts'

/** Sanity's messages of the `studio` namespace; missing keys are shown in English. */
export const studio = {
  ...studioFrame,
  ...studioForm,
  ...studioAssets,
  ...studioHistory,
  ...studioSearch,
}
