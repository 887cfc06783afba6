import type { InputProps } from 'sanity'
import { WithBanner } from './banner.tsx'

/** Every input as it is; around the form itself stands where the draft is on its way. */
export function ReviewInput(props: InputProps) {
  const form = props.renderDefault(props)
  return props.path.length === 0 ? <WithBanner>{form}</WithBanner> : form
}
