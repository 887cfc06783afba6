import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Vitals } from './vitals.tsx'

it('Vitals renders nothing when no figures are wanted', () => {
  expect(renderToStaticMarkup(<Vitals wanted={false} />)).toBe('')
})

it('Vitals renders a script when figures are wanted', () => {
  expect(renderToStaticMarkup(<Vitals wanted />)).toMatch(
    /^<script src="\/docs\/vitals\.js" async="" /,
  )
})
