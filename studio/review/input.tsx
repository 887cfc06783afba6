import type { InputProps } from 'sanity'
import { WithBanner } from './banner.tsx'

/** The default input; around the form itself the banner with the review state. */
export function ReviewInput(props: InputProps) {
  const form = props.renderDefault(props)
  return props.path.length === 0 ? <WithBanner>{form}</WithBanner> : form
}
