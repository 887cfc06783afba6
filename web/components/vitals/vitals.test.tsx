import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { deferScripts } from '../../server/pipeline/defer-scripts.ts'
import { Vitals } from './vitals.tsx'

it('is nothing where no figures are wanted', () => {
  expect(renderToStaticMarkup(<Vitals wanted={false} />)).toBe('')
})

it('comes with the page, not with the framework', () => {
  const own = renderToStaticMarkup(<Vitals wanted />)
  expect(own).toMatch(/^<script src="\/docs\/vitals\.js" async="" /)
  const page = `<html><head>${own}<script src="/a.js" async=""></script></head><body><script>self.__next_f.push([1,"a"])</script></body></html>`
  const { html, data } = deferScripts(page, () => '/data.js')
  expect(data).toBeDefined()
  expect(html).toContain(own)
  expect(html).toContain('["/data.js","/a.js"]')
})
