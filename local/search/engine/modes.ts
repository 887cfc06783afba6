import { HttpError } from '../http/http-error.ts'
import type { LadderOptions } from './ladder.ts'
import type { RawParameters } from './parameters.ts'

/** From which end words are left out (`drop_tokens_mode`); 400 for an unknown mode. */
export function dropFrom(raw: RawParameters): LadderOptions['dropFrom'] {
  const mode = raw.drop_tokens_mode || 'right_to_left'
  if (mode === 'right_to_left') return ['right']
  if (mode === 'left_to_right') return ['left']
  if (/^both_sides(:\d+)?$/.test(mode)) return ['right', 'left']
  throw new HttpError(400, `Parameter \`drop_tokens_mode\` is none of its modes: \`${mode}\`.`)
}

/** When words are joined and cut (`split_join_tokens`); 400 for an unknown mode. */
export function splitJoin(raw: RawParameters): LadderOptions['splitJoin'] {
  const mode = raw.split_join_tokens || 'fallback'
  if (mode === 'off' || mode === 'false') return 'off'
  if (mode === 'fallback' || mode === 'true') return 'fallback'
  if (mode === 'always') return 'always'
  throw new HttpError(400, `Parameter \`split_join_tokens\` is none of its modes: \`${mode}\`.`)
}
