import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Vitals } from './vitals.tsx'

it('is nothing where no figures are wanted', () => {
  expect(renderToStaticMarkup(<Vitals wanted={false} />)).toBe('')
})

it('is a script of the page where they are', () => {
  expect(renderToStaticMarkup(<Vitals wanted />)).toMatch(
    /^<script src="\/docs\/vitals\.js" async="" /,
  )
})
